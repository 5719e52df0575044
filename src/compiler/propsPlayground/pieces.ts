import type { Line, Piece, Role } from '#core/propsPlayground/description.ts';
import { formatCode } from '../formatCode.ts';
import { highlight } from '../highlight/highlight.ts';
import { printCode } from '../highlight/highlightedCode.ts';

const ROLES: readonly string[] = ['c', 'k', 's', 'n', 'f', 't', 'a', 'p'] satisfies Role[];
const isRole = (text: string | undefined): text is Role =>
  text !== undefined && ROLES.includes(text);

/** TypeScript or JavaScript, colored, line by line. */
export function piecesOf(code: string): Line[] {
  const lines = highlight(code, 'tsx');
  return lines.map(({ pieces }) =>
    pieces
      .filter(({ text }) => text !== '')
      .map(({ role, text }): Piece => (isRole(role) ? [role, text] : text)),
  );
}

/** Code as the HTML inside `<code>`. */
export const htmlOf = (lines: readonly Line[]): string =>
  printCode(
    lines.map((line) => ({
      pieces: line.map((piece) =>
        typeof piece === 'string' ? { text: piece } : { role: piece[0], text: piece[1] },
      ),
    })),
  );

/** The line without its first letters. */
function dropFrom(line: Line, letters: number): Line {
  let left = letters;
  return line.flatMap((piece): Piece[] => {
    const text = typeof piece === 'string' ? piece : piece[1];
    const rest = text.slice(left);
    left = Math.max(0, left - text.length);
    if (rest === '') return [];
    return [typeof piece === 'string' ? rest : [piece[0], rest]];
  });
}

function dropFromEnd(line: Line, letters: number): Line {
  const length = line.reduce(
    (sum, piece) => sum + (typeof piece === 'string' ? piece : piece[1]).length,
    0,
  );
  let left = length - letters;
  return line.flatMap((piece): Piece[] => {
    const text = typeof piece === 'string' ? piece : piece[1];
    const rest = text.slice(0, Math.max(0, left));
    left -= text.length;
    if (rest === '') return [];
    return [typeof piece === 'string' ? rest : [piece[0], rest]];
  });
}

export const prettify = (code: string): Promise<string> => formatCode(code, 'tsx');

/** Long enough that no element with it fits on one line. */
const FILLER = `filler="${'x'.repeat(80)}"`;

/**
 * Code as Prettier prints it behind a prop, in the depth where the example has it; the first line without its
 * indentation, the others relative to the prop.
 * @param depth of the prop, in spaces.
 */
export async function attributePieces(prop: string, code: string, depth: 6 | 8): Promise<Line[]> {
  const element = `<Element ${FILLER} ${prop}={${code}} />`;
  const whole = depth === 8 ? `<Wrapper ${FILLER} a>${element}</Wrapper>` : element;
  const lines = piecesOf(await prettify(`function f() { return (${whole}); }`));
  return cutAttribute(lines, prop, depth);
}

/** Between `prop={` and the `}` before the line that closes the element. */
function cutAttribute(lines: readonly Line[], prop: string, wanted: number): Line[] {
  const text = (line: Line): string =>
    line.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('');
  const start = lines.findIndex((line) => text(line).trimStart().startsWith(`${prop}={`));
  const depth = text(lines[start] ?? []).search(/\S/);
  const end = lines.findIndex(
    (line, i) => i > start && text(line) === `${' '.repeat(depth - 2)}/>`,
  );
  const own = lines.slice(start, end).map((line) => dropFrom(line, depth));
  if (depth !== wanted) throw new Error(`An attribute stands ${depth} spaces deep, not ${wanted}.`);
  return own.map((line, i) => {
    const first = i === 0 ? dropFrom(line, prop.length + 2) : line;
    return i === own.length - 1 ? dropFromEnd(first, 1) : first;
  });
}
