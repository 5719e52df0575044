import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { synonyms } from '#content/synonyms.ts';
import { ENTITIES_FILE } from '#core/search/files.ts';
import { openSearch } from '#core/search/open.ts';
import { packTexts } from '#core/search/text/pack.ts';
import type { TextPage } from '#core/search/text/section.ts';

/** As a host sends it, but faster to make: a few percent larger. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

const COUNT = 30;

/**
 * Bytes of texts (brotli) that each query moves when it is a reader's first: the beginning of the index, the parts of its
 * words, and the pages that are shown.
 */
export async function bytesOfTexts(
  pages: readonly TextPage[],
  queries: readonly string[],
): Promise<number[]> {
  const files = packTexts(pages, []);
  const texts = new Map<string, string>();
  const sizes = new Map<string, number>();
  const sizeOf = (address: string, text: string): number => {
    const known = sizes.get(address) ?? brotliCompressSync(text, QUALITY).length;
    sizes.set(address, known);
    return known;
  };
  const moved: number[] = [];
  const names: unknown = JSON.parse(readFileSync(`.generated/static${ENTITIES_FILE}`, 'utf8'));
  for (const query of queries) {
    let bytes = 0;
    const search = await openSearch(async (address) => {
      if (address === ENTITIES_FILE) return names;
      const file = files.get(address);
      if (file === undefined) throw new Error(`${address}: no text`);
      const text = texts.get(address) ?? JSON.stringify(file);
      texts.set(address, text);
      bytes += sizeOf(address, text);
      return JSON.parse(text) as unknown;
    }, synonyms);
    await search.find({ query, count: COUNT });
    moved.push(bytes);
  }
  return moved;
}
