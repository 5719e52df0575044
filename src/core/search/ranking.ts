import type { ProductId } from '../navigation/products.ts';
import type { SearchEntity, SearchKind } from './entity.ts';
import type { Alternative, ParsedQuery } from './query.ts';
import { cachedWordsOf } from './words.ts';

/*
 * How results are ordered, with reasons; the same in the browser, the tests and `npm run search`. MiniSearch finds what
 * has the words and says how telling they are (BM25); these factors say what that leaves out. No rule knows a query.
 */

/** What the word of a page or product is worth beside one of the name: it says where, not what. */
export const PLACE_WEIGHT = 0.3;

/** A word that only begins like the typed one is less sure. Misspelled ones are mended before (`query.ts`). */
export const MATCH_WEIGHTS = { prefix: 0.55, fuzzy: 0 };

/**
 * Readers look for subjects before parts: of equal names, the page or component first. A prop is asked for a hundred
 * times as often as a class or a type.
 */
const KIND_WEIGHTS: Record<SearchKind, number> = {
  page: 1.35,
  component: 1.3,
  section: 1.2,
  hook: 1.1,
  prop: 1.1,
  interface: 1.05,
  member: 1,
  demo: 0.95,
  event: 0.85,
  slot: 0.8,
  playground: 0.75,
  class: 0.75,
  selector: 0.75,
  argument: 0.7,
  type: 0.7,
  // A text of many words has some of them by chance; who pastes it has all of them.
  message: 0.7,
  locale: 0.8,
  key: 0.8,
};

/** Who reads about a product means it, mostly; not so surely that a better name elsewhere should lose. */
const OWN_PRODUCT = 1.25;

/** Deprecated things are still looked up, after what replaces them. */
const DEPRECATED = 0.6;

/** The whole name was typed, in whatever spelling. */
const SAME_NAME = 6;

/** A name that was typed with a mistake is nearly the name. */
const SURELY = 0.8;

/** The name has the same words, in another form or order. */
const SAME_WORDS = 3;

/** The name begins with all that was typed: the reader is still typing. */
const NAME_BEGINS = 1.8;

/** A result that has half of the words is not half as good: the other half was typed for a reason. */
const COVERAGE_POWER = 2;

/** What of a name was not asked for makes it more special than the question; little, names are long. */
const UNASKED_NAME = 0.5;

export interface Match {
  /** From MiniSearch. */
  score: number;
  /** Words of the query that something in the entity answers. */
  queryTerms: ReadonlySet<string>;
  /** Share of the name's words that the query has, 0 to 1. */
  nameShare: number;
  /** As `squash` gives it. */
  squashedName: string;
  /** As `stemsOf` gives it. */
  stems: string;
}

/** How the name of a hit fits what was typed. */
export interface NameFit {
  /** Share of what the query is about that the name and its place have, 0 to 1. */
  coverage: number;
  /** Share of the name's words that the query has, 0 to 1. */
  nameShare: number;
  /** The whole name was typed, alone or after its owner's; also with a mistake, or in other words. */
  exact: boolean;
  /** The same, letter by letter. */
  asTyped: boolean;
}

/** How well an entity answers; only the order of scores means something. */
export interface Ranked {
  score: number;
  fit: NameFit;
}

/** Ranks what was found by name. */
export function rank(
  entity: SearchEntity,
  match: Match,
  query: ParsedQuery,
  product: ProductId | undefined,
): Ranked {
  const covered = coverage(query, match.queryTerms);
  const named = nameFactor(entity, match, query);
  const score =
    match.score *
    covered ** COVERAGE_POWER *
    (1 - UNASKED_NAME * (1 - match.nameShare)) *
    KIND_WEIGHTS[entity.kind] *
    named *
    (entity.owners[0].product === product ? OWN_PRODUCT : 1) *
    (entity.deprecated ? DEPRECATED : 1);
  return {
    score,
    fit: {
      coverage: covered,
      nameShare: match.nameShare,
      exact: named >= SAME_NAME * SURELY,
      asTyped: named >= SAME_NAME,
    },
  };
}

/** Share of the query's subjects that the entity has, each in its best words. */
function coverage({ concepts }: ParsedQuery, terms: ReadonlySet<string>): number {
  if (concepts.length === 0) return 0;
  let sum = 0;
  for (const { alternatives } of concepts) {
    let best = 0;
    for (const alternative of alternatives) best = Math.max(best, share(alternative, terms));
    sum += best;
  }
  return sum / concepts.length;
}

function share({ terms: own, weight }: Alternative, terms: ReadonlySet<string>): number {
  let found = 0;
  for (const term of own) if (terms.has(term)) found += 1;
  return (weight * found) / own.length;
}

function nameFactor(
  { owners }: SearchEntity,
  { squashedName, stems }: Match,
  query: ParsedQuery,
): number {
  let best = stems !== '' && stems === query.stems ? SAME_WORDS : 1;
  for (const [whole, worth] of query.wholes) {
    const factor = wholeFactor(whole, squashedName, owners);
    if (factor > 1) best = Math.max(best, factor * worth);
  }
  return best;
}

function wholeFactor(whole: string, name: string, owners: SearchEntity['owners']): number {
  if (whole === '' || name === '') return 1;
  if (name === whole) return SAME_NAME;
  if (name.startsWith(whole)) return NAME_BEGINS;
  // `DataGrid sortModel`, `sortModel DataGrid`: the owner was typed with the name.
  const rests = [
    ...(whole.endsWith(name) ? [whole.slice(0, -name.length)] : []),
    ...(whole.startsWith(name) ? [whole.slice(name.length)] : []),
  ];
  // Most names have nothing of the whole: their owners, dozens for a shared prop, are not looked at.
  if (rests.length === 0) return 1;
  return owners.some((owner) => rests.includes(cachedWordsOf(owner.title).join('')))
    ? SAME_NAME
    : 1;
}
