import type { CorpusPage } from '#core/twins/corpus.ts';
import type { Library } from './library.ts';
import { searchDocs } from './tools/searchDocs.ts';

/** By then a search takes as long as it will later: its code has been compiled, and what is shown of pages has been read. */
const MOST_GUIDES = 60;
/** Names take other ways through the search than tasks do. */
const MOST_NAMES = 20;

/** As many as a client gets when it does not say how many it wants. */
const LIMIT = 10;

/**
 * Searches for what guides and parts of the reference are called, from all over the site, so that those who ask next do
 * not wait for it.
 */
export async function warmUp(library: Library): Promise<void> {
  const { pages } = await library.corpus();
  const guides = pages.filter(({ kind }) => kind === 'guide');
  const named = pages.filter(({ kind }) => kind === 'component' || kind === 'hook');
  for (const { title } of [...spread(guides, MOST_GUIDES), ...spread(named, MOST_NAMES)]) {
    await searchDocs(library, { query: title, limit: LIMIT });
  }
}

/** At most so many, as far apart as can be. */
function spread(pages: readonly CorpusPage[], most: number): CorpusPage[] {
  const every = Math.max(1, Math.ceil(pages.length / most));
  return pages.filter((_, at) => at % every === 0);
}
