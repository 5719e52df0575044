import type { CodeText } from '#markup/code/codeText.ts';

/** A stretch of code of one role (`#core/code/roles.ts`); without one, plain text. */
export interface Piece {
  role?: string | undefined;
  text: string;
  /** Words of the text that lead somewhere, in order. */
  links?: readonly PieceLink[];
}

interface PieceLink {
  /** In the text of the piece, in UTF-16 units. */
  from: number;
  to: number;
  href: string;
}

/** How a line stands out. */
export type LineMark = 'highlight' | 'quiet' | 'added' | 'removed';

/** A line, without its end. */
export interface CodeLine {
  pieces: readonly Piece[];
  mark?: LineMark;
}

/** Code with its colors: what every step reads and changes until the page is printed. */
export type HighlightedCode = readonly CodeLine[];

/** A text of code in TypeScript and, where that differs, in JavaScript. */
export interface HighlightedText {
  code: HighlightedCode;
  js?: HighlightedCode;
}

/** The text that a reader sees and copies. */
export const textOfCode = (code: HighlightedCode): string =>
  code.map(({ pieces }) => pieces.map(({ text }) => text).join('')).join('\n');

/** Text as HTML text. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

const MARK_CLASS: Record<LineMark, string> = {
  highlight: 'hl',
  quiet: 'dim',
  added: 'add',
  removed: 'del',
};

/**
 * Code as the HTML inside `<code>`: `<i class="k">` per piece (see `#core/code/roles.ts`), a `<span class="hl|dim|add|del">` around a
 * marked line. No style attributes.
 */
export const printCode = (code: HighlightedCode): string =>
  code
    .map(({ pieces, mark }, at) => {
      const line = pieces.map(printPiece).join('') + (at === code.length - 1 ? '' : '\n');
      return mark === undefined ? line : `<span class="${MARK_CLASS[mark]}">${line}</span>`;
    })
    .join('');

/** The same of both languages. */
export const printText = ({ code, js }: HighlightedText): CodeText => ({
  html: printCode(code),
  ...(js !== undefined && { js: printCode(js) }),
});

function printPiece({ role, text, links = [] }: Piece): string {
  let at = 0;
  let inside = '';
  for (const { from, to, href } of links) {
    const word = escapeHtml(text.slice(from, to));
    inside += `${escapeHtml(text.slice(at, from))}<a href="${escapeHtml(href)}">${word}</a>`;
    at = to;
  }
  inside += escapeHtml(text.slice(at));
  return role === undefined ? inside : `<i class="${role}">${inside}</i>`;
}
