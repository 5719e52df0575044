import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { synonyms } from '#content/synonyms.ts';
import { DocsError } from '#core/errors.ts';
import { openSearch, type SiteSearch } from '#core/search/open.ts';

/**
 * The search over the built index, as a browser has it. Rejects with a DocsError when the compiler has not run.
 */
export const readSearch = (generated: string): Promise<SiteSearch> =>
  openSearch(async (address) => {
    const file = path.join(generated, 'static', address);
    if (!existsSync(file)) {
      throw new DocsError(`There is no search index at ${file}.`, 'Run `npm run build` first.');
    }
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  }, synonyms);
