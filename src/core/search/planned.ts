import type { SearchHit } from './engine.ts';
import type { ProductId } from '../navigation/products.ts';
import { isIdentifier } from './queryKind.ts';
import type { PlannedPage } from './text/section.ts';
import type { Subject } from './text/find.ts';
import { GENERAL_TERMS, termsOf } from './text/terms.ts';

/** What was asked, and what names of the reference say of it. */
interface Context {
  subjects: readonly Subject[];
  /** Found by the same query. */
  names: readonly SearchHit[];
  near: ProductId | undefined;
}

/**
 * The promised page that a query is about: every word of its address's end is asked for, and most of the query is in it,
 * or together with it in a name of the reference: `GridCsvExportOptions` says that what is asked of CSV is about exports.
 */
export function plannedFor(
  pages: readonly PlannedPage[],
  { subjects, names, near }: Context,
): PlannedPage | undefined {
  const whole = names
    .filter(({ entity, fit }) => REFERENCE.has(entity.kind) && (fit?.coverage ?? 0) === 1)
    .map(({ entity, page }) => ({ terms: new Set(termsOf(entity.name)), product: page.product }));
  let best: { page?: PlannedPage; worth: number } = { worth: 0 };
  for (const page of pages) {
    const worth = worthOf(page, subjects, whole);
    const own = worth > 0 && near !== undefined && isOf(page, near) ? worth + OWN_PRODUCT : worth;
    if (own > best.worth) best = { page, worth: own };
  }
  return best.page;
}

/** Of pages about the same in several products, that of the reader's product. */
const OWN_PRODUCT = 0.1;

const REFERENCE: ReadonlySet<SearchHit['entity']['kind']> = new Set([
  'component',
  'interface',
  'hook',
  'prop',
  'member',
]);

/** A name that has all of the query. */
interface WholeName {
  terms: ReadonlySet<string>;
  product: ProductId;
}

/** Routes of a product have its name: `/x/react-data-grid/export/`. */
const isOf = ({ route }: PlannedPage, product: ProductId): boolean =>
  route.includes(`-${product.slice('x-'.length)}/`);

/** Share of the query that the page must be about: most of it. */
const LEAST = 0.6;

/** What no written page has says what was asked for: the planned page, or nothing here. */
const UNWRITTEN_RARITY = 6;

/** A guess at what was typed does not promise a page. */
const SURE_SAYING = 0.7;

/** What names the place of a page says less than what names the page. */
const PLACE_SHARE = 0.7;

/** Of two pages that fit, the one with fewer other words, and the one that is no part of another's folder. */
const PER_WORD = 0.01;

function worthOf(
  page: PlannedPage,
  subjects: readonly Subject[],
  names: readonly WholeName[],
): number {
  const called = namesOf(page).map(termsOf);
  const joined = componentsOf(page).flatMap(termsOf);
  const isJoined = joined.length > 0 && areMentioned(joined, subjects);
  if (!isJoined && !called.some((terms) => isNamed(terms, subjects))) return 0;
  const own = new Set([...called.flat(), ...joined]);
  const place = new Set(termsOf(page.route));
  let all = 0;
  let common = 0;
  for (const subject of subjects) {
    const isOwn = isMentioned(subject, own);
    const isPlace = isMentioned(subject, place);
    if (!isOwn && !isPlace && isMentioned(subject, PRODUCT_TERMS)) return 0;
    const rarity = subject.known ? subject.rarity : UNWRITTEN_RARITY;
    all += rarity;
    if (isOwn) common += rarity;
    else if (isPlace) common += rarity * PLACE_SHARE;
  }
  const share = all === 0 ? 0 : common / all;
  const isWhole = names.some(
    (name) => isOf(page, name.product) && called.some((terms) => isIn(terms, name.terms)),
  );
  const worth = isWhole ? Math.max(share, LEAST) : share;
  const others = [...own].filter((term) => !GENERAL_TERMS.has(term));
  const folders = page.route.split('/');
  return worth < LEAST ? 0 : worth - (others.length + folders.length) * PER_WORD;
}

/** Who names a product asks for none of another. */
const PRODUCT_TERMS: ReadonlySet<string> = new Set(termsOf('grid picker chart tree'));

/** What a page is called: the end of its address, its title, and each of two things that a title joins. */
function namesOf({ route, title }: PlannedPage): string[] {
  const slug = route.split('/').findLast((part) => part !== '') ?? '';
  const own = slug.replace(/-?demo$|^recipes-?/g, '');
  const parts = partsOf(title);
  // A page about two components says what they do together; other pages are about each of them.
  if (parts.length > 1 && parts.every(isIdentifier)) return [own];
  return [own, title, ...(parts.length > 1 ? parts : [])];
}

const partsOf = (title: string): string[] => title.split(/ and /);

/** The components that a title joins; asked for together, they are its subject. */
const componentsOf = ({ title }: PlannedPage): string[] =>
  partsOf(title).length > 1 ? partsOf(title).filter(isIdentifier) : [];

const isMentioned = ({ sayings }: Subject, terms: ReadonlySet<string>): boolean =>
  sayings.some((saying) => saying.terms.every((term) => terms.has(term)));

/** Whether the query has every word of a name; one of general words alone has to be there as a whole. */
function isNamed(terms: readonly string[], subjects: readonly Subject[]): boolean {
  const telling = terms.filter((term) => !GENERAL_TERMS.has(term));
  return areMentioned(telling.length > 0 ? telling : terms, subjects);
}

function areMentioned(terms: readonly string[], subjects: readonly Subject[]): boolean {
  const mentioned = new Set(
    subjects.flatMap(({ sayings }) =>
      sayings.filter(({ weight }) => weight >= SURE_SAYING).flatMap((one) => one.terms),
    ),
  );
  return terms.length > 0 && terms.every((term) => mentioned.has(term));
}

const isIn = (terms: readonly string[], others: ReadonlySet<string>): boolean =>
  terms.length > 0 && terms.every((term) => others.has(term));
