import { codeTypesPath, type PageCodeTypes } from '#core/codeTypes/codeTypes.ts';
import { loadOnce } from '#core/loadOnce.ts';
import { fetchJson } from '../fetchJson.ts';

/** What a page has of types. */
export interface TypedPage {
  /** The page's key. */
  page: string;
  /** How many files it has. */
  parts: number;
}

const load = loadOnce(async (path: string) => (await fetchJson(path)) as PageCodeTypes);

/** Fetches what is known of a block, once. Rejects when it cannot be had; the next call tries again. */
export const loadTypes = ({ page, parts }: TypedPage, key: string): Promise<PageCodeTypes> =>
  load(codeTypesPath(page, key, parts));
