import {
  keyOfCode,
  NO_TYPE,
  wordsOf,
  type BlockTypes,
  type CodePiece,
  type CodeTypeInfo,
  type PageCodeTypes,
} from '#core/codeTypes/codeTypes.ts';
import type { CodeTarget, Described, FileName } from './describe.ts';

const TAG = /<i class="(\w)">|<\/i>|<[^>]*>/g;

/** Highlighted code (`highlight.ts`) as a reader's browser has it: its texts, with their colors. */
export function piecesOf(html: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  let role: string | undefined;
  let end = 0;
  const add = (to?: number): void => {
    const text = unescape(html.slice(end, to));
    if (text !== '') pieces.push({ role, text });
  };
  for (const match of html.matchAll(TAG)) {
    add(match.index);
    end = match.index + match[0].length;
    if (match[1] !== undefined) [, role] = match;
    else if (match[0] === '</i>') role = undefined;
  }
  add();
  return pieces;
}

const unescape = (html: string): string =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

const textOf = (pieces: readonly CodePiece[]): string => pieces.map(({ text }) => text).join('');

export const textOfHtml = (html: string): string => textOf(piecesOf(html));

/** A block of a page, and the names of the file that it shows, in the order of the text. */
export interface TypedBlock {
  html: string;
  /** Another block of the same file, the first one of which the page has. */
  like?: string;
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
  for (const { html, like, names, isScript } of blocks) {
    const pieces = piecesOf(html);
    const key = keyOfCode(textOf(pieces));
    const shown = names.filter((name) => !isScript || !isDescribed(name) || !name.isType);
    const types = typesOfBlock(pieces, shown, numberOf);
    if (Object.keys(types).length === 0) continue;
    const main = like === undefined ? undefined : keyOfCode(textOfHtml(like));
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
  for (const [word, count] of counts) {
    const numbers = names.filter(({ name }) => name === word).map(numberOf);
    const [first] = numbers;
    if (first === undefined || numbers.every((number) => number === NO_TYPE)) continue;
    if (numbers.every((number) => number === first)) types[word] = first;
    // A block that shows a part of its file, or what its color hides, does not say which occurrence is which.
    else if (numbers.length === count) types[word] = numbers;
  }
  return types;
}
