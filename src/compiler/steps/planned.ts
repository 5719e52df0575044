import type { SiteSearch } from '#core/search/open.ts';
import { createCache, hashOf } from '../cache.ts';
import { collectSubjects, groupHits, type PlannedSubject } from '../planned/subjects.ts';
import type { readPlannedSite } from '../read/planned.ts';
import type { SearchParts } from '../search/emit.ts';
import { readSearch } from '../search/read.ts';

/** How many results of a search are looked at. */
const FOUND = 40;

interface PlannedParts {
  /** What was written as the search's index. */
  index: SearchParts;
  planned: ReturnType<typeof readPlannedSite>;
  /** Development does not ask the search: it would be asked with every change. */
  published: boolean;
}

/**
 * The pages that are planned and not written. What the site has of a subject is what a search for its title finds, as
 * readers and assistants are answered, too.
 */
export async function compilePlanned(
  generated: string,
  { index, planned, published }: PlannedParts,
): Promise<PlannedSubject[]> {
  const promised = {
    pages: index.planned,
    navigation: planned.navigation,
    facts: planned.headings,
  };
  if (!published) return collectSubjects(promised, async () => []);
  const cache = createCache(generated, 'planned', 'src/compiler/steps/planned.ts');
  const revision = hashOf(JSON.stringify(index));
  let opened: Promise<SiteSearch> | undefined;
  return collectSubjects(promised, ({ title }, product) =>
    cache.get([revision, title, product], async () => {
      opened ??= readSearch(generated);
      const search = await opened;
      return groupHits((await search.find({ query: title, count: FOUND, product })).hits);
    }),
  );
}
