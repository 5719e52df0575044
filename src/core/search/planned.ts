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

/** A guess at what was typed does not promise a page. */
const SURE_SAYING = 0.7;

/** What names the place of a page says less than what names the page. */
const PLACE_SHARE = 0.7;

/** Of two pages that fit, the one with fewer other words. */
const PER_WORD = 0.01;

function worthOf({ route, title }: PlannedPage, subjects: readonly Subject[]): number {
  const slug = route.split('/').findLast((part) => part !== '') ?? '';
  const names = [slug.replace(/-?demo$|^recipes-?/g, ''), title].map(termsOf);
  if (!names.some((terms) => isNamed(terms, subjects))) return 0;
  const own = new Set(names.flat());
  const place = new Set(termsOf(route));
  let all = 0;
  let common = 0;
  for (const { sayings, known, ...subject } of subjects) {
    // What no written page has is what the planned one is about.
    const rarity = known ? subject.rarity : UNWRITTEN_RARITY;
    all += rarity;
    const has = (terms: ReadonlySet<string>): boolean =>
      sayings.some((saying) => saying.terms.every((term) => terms.has(term)));
    if (has(own)) common += rarity;
    else if (has(place)) common += rarity * PLACE_SHARE;
  }
  const share = all === 0 ? 0 : common / all;
  return share < LEAST ? 0 : share - own.size * PER_WORD;
}

/** Whether the query has every word of a name; one of general words alone has to be there as a whole. */
function isNamed(terms: readonly string[], subjects: readonly Subject[]): boolean {
  const telling = terms.filter((term) => !GENERAL_TERMS.has(term));
  const wanted = telling.length > 0 ? telling : terms;
  const said = new Set(
    subjects.flatMap(({ sayings }) =>
      sayings.filter(({ weight }) => weight >= SURE_SAYING).flatMap((one) => one.terms),
    ),
  );
  return wanted.length > 0 && wanted.every((term) => said.has(term));
}
