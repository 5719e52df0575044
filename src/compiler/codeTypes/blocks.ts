import {
  keyOfCode,
  NO_TYPE,
  wordsOf,
  type BlockTypes,
  type CodePiece,
  type CodeTypeInfo,
  type PageCodeTypes,
} from '#core/codeTypes/codeTypes.ts';
import { textOfCode, type HighlightedCode } from '../highlight/highlightedCode.ts';
import type { CodeTarget, Described, FileName } from './describe.ts';

/** Highlighted code as a reader's browser has it: its texts, with their colors. */
export const piecesOf = (code: HighlightedCode): CodePiece[] =>
  code.flatMap(({ pieces }, at) => [
    ...pieces.map(({ role, text }) => ({ role, text })),
    ...(at === code.length - 1 ? [] : [{ role: undefined, text: '\n' }]),
  ]);

/** A block of a page, and the names of the file that it shows, in the order of the text. */
export interface TypedBlock {
  code: HighlightedCode;
  /** Another block of the same file, the first one of which the page has. */
  like?: HighlightedCode;
  names: readonly FileName[];
  /** Without what only TypeScript has. */
  isScript: boolean;
}

const isDescribed = (name: FileName): name is Described => 'after' in name;

/**
 * The file of a page: what its blocks' identifiers are.
 * @param hrefOf where the reference has something.
 */
export function typesOfPage(
  blocks: readonly TypedBlock[],
  hrefOf: (target: CodeTarget) => string | undefined,
): PageCodeTypes {
  const page: PageCodeTypes = { infos: [], blocks: {} };
  const numbers = new Map<string, number>();
  const numberOf = (name: FileName): number => {
    if (!isDescribed(name)) return NO_TYPE;
    const href = name.target && hrefOf(name.target);
    const info = infoOf(name, href);
    const id = JSON.stringify(info);
    const known = numbers.get(id);
    if (known !== undefined) return known;
    numbers.set(id, page.infos.length);
    return page.infos.push(info) - 1;
  };
  for (const { code, like, names, isScript } of blocks) {
    const pieces = piecesOf(code);
    const key = keyOfCode(textOfCode(code));
    const shown = names.filter((name) => !isScript || !isDescribed(name) || !name.isType);
    const types = typesOfBlock(pieces, shown, numberOf);
    if (Object.keys(types).length === 0) continue;
    const main = like === undefined ? undefined : keyOfCode(textOfCode(like));
    page.blocks[key] ??= main !== undefined && holdsIn(page.blocks[main], types) ? main : types;
  }
  return page;
}

/** Whether what one block says of names is what another one would say of them. */
const holdsIn = (block: BlockTypes | string | undefined, types: BlockTypes): boolean =>
  typeof block === 'object' &&
  Object.entries(types).every(([name, entry]) => String(block[name]) === String(entry));

function infoOf({ name, before, after }: Described, href: string | undefined): CodeTypeInfo {
  if (href !== undefined) {
    const isOfName = href.endsWith(`-${name}`);
    return [after, before, isOfName ? href.slice(0, -name.length) : href];
  }
  return before === '' ? [after] : [after, before];
}

function typesOfBlock(
  pieces: readonly CodePiece[],
  names: readonly FileName[],
  numberOf: (name: FileName) => number,
): BlockTypes {
  const types: BlockTypes = {};
  const counts = new Map<string, number>();
  for (const { name } of wordsOf(pieces)) counts.set(name, (counts.get(name) ?? 0) + 1);
  const namesOf = new Map<string, FileName[]>();
  for (const name of names) {
    if (!counts.has(name.name)) continue;
    const known = namesOf.get(name.name) ?? [];
    known.push(name);
    namesOf.set(name.name, known);
  }
  for (const [word, count] of counts) {
    const numbers = (namesOf.get(word) ?? []).map(numberOf);
    const [first] = numbers;
    if (first === undefined || numbers.every((number) => number === NO_TYPE)) continue;
    if (numbers.every((number) => number === first)) types[word] = first;
    // A block that shows a part of its file, or what its color hides, does not say which occurrence is which.
    else if (numbers.length === count) types[word] = numbers;
  }
  return types;
}
