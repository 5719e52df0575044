import type { Library } from './library.ts';

/** By then a search takes as long as it will later: its code has been compiled, and what is shown of pages has been read. */
const MOST_QUERIES = 60;

/** As many as a client gets when it does not say how many it wants. */
const COUNT = 10;

/** Searches for what guides are called, from all over the site, so that those who ask next do not wait for it. */
export async function warmUp(library: Library): Promise<void> {
  const search = await library.search();
  const { pages } = await library.corpus();
  const guides = pages.filter(({ kind }) => kind === 'guide');
  const every = Math.max(1, Math.ceil(guides.length / MOST_QUERIES));
  for (const { title } of guides.filter((_, at) => at % every === 0)) {
    await search.find({ query: title, count: COUNT });
  }
}
