import { datedCodePath } from '#core/dateLibrary/files.ts';
import type { DerivedLibrary } from '#core/dateLibrary/libraries.ts';
import { loadOnce } from '#core/loadOnce.ts';
import type { DatedPage } from '#markup/demo/datedPage.ts';
import { fetchJson } from '../fetchJson.ts';

const load = loadOnce(async (address: string) => (await fetchJson(address)) as DatedPage);

/** The code of a page in another date library, fetched once. Rejects when it does not come; the next call asks again. */
export const loadDated = (page: string, library: DerivedLibrary): Promise<DatedPage> =>
  load(datedCodePath(page, library));
