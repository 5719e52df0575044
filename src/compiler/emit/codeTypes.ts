import { brotliCompressSync, constants } from 'node:zlib';
import {
  CODE_TYPES_FOLDER,
  NO_TYPE,
  partOf,
  partPath,
  type BlockTypes,
  type CodeTypeInfo,
  type PageCodeTypes,
} from '#core/codeTypes/codeTypes.ts';
import { BROTLI } from '../export/compress.ts';
import { emitPageFiles } from './pageFiles.ts';

/** What a reader fetches to see one type, in bytes after brotli. */
const HEAVIEST = 6_000;
const AS_SERVED = { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI.later } };
/** Shorter texts are never heavier than that: types repeat themselves. */
const LIGHT = 18_000;

/** One block may be heavier than it should be, however many parts there are. */
const MOST_PARTS = 12;

/**
 * Writes what the identifiers of each page's code are, in as many files as it takes to keep each light.
 * @param pages by page key.
 * @returns how many files each page has.
 */
export function emitCodeTypes(
  generated: string,
  pages: ReadonlyMap<string, PageCodeTypes>,
): Map<string, number> {
  const files = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const [key, page] of pages) {
    const parts = lightParts(page);
    counts.set(key, parts.length);
    parts.forEach((text, part) => files.set(partPath(key, part), text));
  }
  emitPageFiles(generated, CODE_TYPES_FOLDER, files);
  return counts;
}

function lightParts(page: PageCodeTypes): string[] {
  for (let count = 1; ; count += 1) {
    const parts = partsOf(page, count).map((part) => JSON.stringify(part));
    const isLight = parts.every(
      (text) => text.length <= LIGHT || brotliCompressSync(text, AS_SERVED).length <= HEAVIEST,
    );
    if (isLight || count === MOST_PARTS) return parts;
  }
}

/** A page in parts; what a part says is as it was, with infos of its own. */
export function partsOf(page: PageCodeTypes, count: number): PageCodeTypes[] {
  if (count === 1) return [page];
  const parts = Array.from({ length: count }, createPart(page));
  for (const [key, block] of Object.entries(page.blocks)) {
    const at = partOf(key, count);
    const isApart = typeof block === 'string' && partOf(block, count) !== at;
    parts[at]?.add(key, isApart ? (page.blocks[block] ?? block) : block);
  }
  return parts.map(({ part }) => part);
}

const createPart = (page: PageCodeTypes) => () => {
  const part: PageCodeTypes = { infos: [], blocks: {} };
  const numbers = new Map<CodeTypeInfo, number>();
  const numberOf = (old: number): number => {
    const info = page.infos[old];
    if (info === undefined) return NO_TYPE;
    const number = numbers.get(info) ?? part.infos.push(info) - 1;
    numbers.set(info, number);
    return number;
  };
  const copyOf = (block: BlockTypes): BlockTypes =>
    Object.fromEntries(
      Object.entries(block).map(([name, entry]) => [
        name,
        typeof entry === 'number' ? numberOf(entry) : entry.map(numberOf),
      ]),
    );
  const add = (key: string, block: BlockTypes | string): void => {
    part.blocks[key] = typeof block === 'string' ? block : copyOf(block);
  };
  return { part, add };
};
