import type { PlannedPage } from './text/section.ts';
import type { Subject } from './text/find.ts';
import { GENERAL_TERMS, termsOf } from './text/terms.ts';

/** The promised page that a query is about: every word of its address's end is asked for, and most of the query is in it. */
export function plannedFor(
  pages: readonly PlannedPage[],
  subjects: readonly Subject[],
): PlannedPage | undefined {
  let best: { page?: PlannedPage; worth: number } = { worth: 0 };
  for (const page of pages) {
    const worth = worthOf(page, subjects);
    if (worth > best.worth) best = { page, worth };
  }
  return best.page;
}

/** Share of the query that the page must be about. */
const LEAST = 0.45;
const UNWRITTEN_RARITY = 6;

function worthOf({ route, title }: PlannedPage, subjects: readonly Subject[]): number {
  const slug = route.split('/').findLast((part) => part !== '') ?? '';
  const own = new Set([...termsOf(slug), ...termsOf(title)]);
  const required = new Set([...termsOf(slug.replace(/-?demo$|^recipes-?/g, ''))]);
  const place = new Set(termsOf(route));
  const telling = [...required].filter((term) => !GENERAL_TERMS.has(term));
  const said = new Set(
    subjects.flatMap(({ sayings }) =>
      sayings.filter(({ weight }) => weight >= 0.8).flatMap(({ terms }) => terms),
    ),
  );
  const asked = [...(telling.length > 0 ? telling : required)];
  if (asked.length === 0 || asked.some((term) => !said.has(term))) return 0;
  let all = 0;
  let common = 0;
  for (const { sayings, known, ...subject } of subjects) {
    // What no written page has is what the planned one is about.
    const rarity = known ? subject.rarity : UNWRITTEN_RARITY;
    all += rarity;
    const has = (terms: ReadonlySet<string>): boolean =>
      sayings.some((saying) => saying.terms.every((term) => terms.has(term)));
    if (has(own)) common += rarity;
    else if (has(place)) common += rarity * 0.7;
  }
  const share = all === 0 ? 0 : common / all;
  return share < LEAST ? 0 : share - own.size * 0.01;
}
