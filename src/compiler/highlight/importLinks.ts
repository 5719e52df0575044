import type { CodeLine, HighlightedCode, Piece } from './highlightedCode.ts';

const NAME = /[A-Za-z_$][\w$]*/g;
const MODULE = /^'([^']+)'/;

/** Where a piece stands. */
interface Place {
  line: number;
  at: number;
}

/** An import of names, from its keyword to the one before the package. */
interface ImportOfNames {
  start: Place;
  end: Place;
  from: string;
}

/** A line of a change: it may be code of an older version, which the reference does not describe. */
const isChanged = ({ mark }: CodeLine): boolean => mark === 'added' || mark === 'removed';

/**
 * Code in which the imported names lead to the reference. Its text stays the same.
 * @param addressOf what a name of a package leads to; undefined when it has no page.
 */
export function linkImports(
  code: HighlightedCode,
  addressOf: (name: string, from: string) => string | undefined,
): HighlightedCode {
  if (code.some(isChanged)) return code;
  const imports = importsOf(code);
  if (imports.length === 0) return code;
  return code.map((line, number) => {
    const pieces = line.pieces.map((piece, at) => {
      const around = imports.find(({ start, end }) => {
        const place = { line: number, at };
        return isBefore(start, place) && isBefore(place, end);
      });
      return around === undefined
        ? piece
        : linkNames(piece, (name) => addressOf(name, around.from));
    });
    return { ...line, pieces };
  });
}

const isBefore = (one: Place, other: Place): boolean =>
  one.line < other.line || (one.line === other.line && one.at < other.at);

function importsOf(code: HighlightedCode): ImportOfNames[] {
  const imports: ImportOfNames[] = [];
  let start: Place | undefined;
  code.forEach(({ pieces }, line) => {
    pieces.forEach(({ role, text }, at) => {
      if (role !== 'k') return;
      if (text.startsWith('import ')) start = { line, at };
      if (text !== 'from ' || start === undefined) return;
      const next = pieces[at + 1];
      const [, from] = (next?.role === 's' && MODULE.exec(next.text)) || [];
      if (from === undefined) return;
      imports.push({ start, end: { line, at }, from });
      start = undefined;
    });
  });
  return imports;
}

function linkNames(piece: Piece, addressOf: (name: string) => string | undefined): Piece {
  const links = [...piece.text.matchAll(NAME)].flatMap(({ 0: name, index }) => {
    const href = addressOf(name);
    return href === undefined ? [] : [{ from: index, to: index + name.length, href }];
  });
  return links.length === 0 ? piece : { ...piece, links };
}
