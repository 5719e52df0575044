import { createHighlighterCore, type HighlighterCore, type LanguageInput } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { roleOfColor, roleTheme } from './theme.ts';

/** Grammars are loaded when a fence first needs them. JavaScript is read by the TypeScript grammar. */
const GRAMMARS: Record<string, () => LanguageInput> = {
  tsx: () => import('shiki/langs/tsx.mjs'),
  // Not by the grammar of TSX, which takes `<T>(list: T[])` for an element.
  ts: () => import('shiki/langs/typescript.mjs'),
  bash: () => import('shiki/langs/bash.mjs'),
  json: () => import('shiki/langs/json.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  html: () => import('shiki/langs/html.mjs'),
};

const ALIASES: Record<string, string> = { js: 'tsx', jsx: 'tsx', sh: 'bash' };

/** The languages a fence may name. */
export const LANGUAGES = [...Object.keys(GRAMMARS), ...Object.keys(ALIASES), 'text'];

let highlighter: Promise<HighlighterCore> | undefined;

async function loaded(grammar: string): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [roleTheme],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  const ready = await highlighter;
  const load = GRAMMARS[grammar];
  if (load !== undefined && !ready.getLoadedLanguages().includes(grammar)) {
    await ready.loadLanguage(load());
  }
  return ready;
}

/** Text as HTML text. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');
}

/** A stretch of code of one role; without one, plain text. */
export interface Piece {
  role: string | undefined;
  text: string;
}

/** Neighbours of one role become one; white space takes its neighbour's role, since it has no color. */
function merge(pieces: Piece[]): Piece[] {
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    const blank = piece.text.trim() === '';
    if (last !== undefined && (last.role === piece.role || blank)) last.text += piece.text;
    else merged.push({ ...piece, role: blank ? undefined : piece.role });
  }
  return merged;
}

function printPieces(pieces: Piece[]): string {
  return merge(pieces)
    .map(({ role, text }) =>
      role === undefined ? escapeHtml(text) : `<i class="${role}">${escapeHtml(text)}</i>`,
    )
    .join('');
}

/** How a line stands out. */
export type LineMark = 'highlight' | 'quiet' | 'added' | 'removed';

const MARK_CLASS: Record<LineMark, string> = {
  highlight: 'hl',
  quiet: 'dim',
  added: 'add',
  removed: 'del',
};

/**
 * Code as the HTML inside `<code>`: `<i class="k">` per token (see `theme.ts`), a `<span class="hl|dim|add|del">` around a
 * marked line. No style attributes.
 * @param marks 0-based line number → mark.
 */
export async function highlight(
  code: string,
  language: string,
  marks: ReadonlyMap<number, LineMark> = new Map(),
): Promise<string> {
  const grammar = ALIASES[language] ?? language;
  const lines = await linesOf(code, grammar);
  return lines
    .map((pieces, number) => {
      const mark = marks.get(number);
      const end = number === lines.length - 1 ? '' : '\n';
      if (mark === undefined) return printPieces(pieces) + end;
      return `<span class="${MARK_CLASS[mark]}">${printPieces(pieces)}${end}</span>`;
    })
    .join('');
}

/** Code line by line, in as few pieces as its colors need. */
export async function highlightedLines(code: string, language: string): Promise<Piece[][]> {
  const lines = await linesOf(code, ALIASES[language] ?? language);
  return lines.map(merge);
}

async function linesOf(code: string, grammar: string): Promise<Piece[][]> {
  if (!(grammar in GRAMMARS)) return code.split('\n').map((text) => [{ role: undefined, text }]);
  const ready = await loaded(grammar);
  // No limit of time: a busy machine must not leave the rest of a line plain, and the cache keep it so.
  return ready
    .codeToTokensBase(code, { lang: grammar, theme: 'roles', tokenizeTimeLimit: 0 })
    .map((line) => line.map(({ content, color }) => ({ role: roleOfColor(color), text: content })));
}
