import MiniSearch, { type SearchResult } from 'minisearch';
import { nearWords } from '../nearWords.ts';
import type { ProductId } from '../products.ts';
import { addressOn, type SearchEntity, type SearchKind, type SearchPage } from './entity.ts';
import { parseQuery, stemsOf, type ParsedQuery, type Synonyms } from './query.ts';
import { FIELD_WEIGHTS, MATCH_WEIGHTS, rank } from './ranking.ts';
import { createVocabulary } from './vocabulary.ts';
import { formsOf, squash, termsOfName, wordsOf } from './words.ts';

export interface SearchRequest {
  query: string;
  /** At most so many hits. */
  count: number;
  /** The product the reader is in: its results come somewhat earlier. */
  near?: ProductId;
  /** Only these. */
  product?: ProductId;
  kind?: SearchKind;
}

export interface SearchHit {
  entity: SearchEntity;
  /** The page meant: the main one, unless the query names another. */
  page: SearchPage;
  /** Route and hash. */
  address: string;
  score: number;
}

export interface SearchAnswer {
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
  /** When there are none: words of the index that are spelled alike. */
  near: string[];
}

export type SearchEngine = (request: SearchRequest) => SearchAnswer;

/** An entity with what every query compares. */
interface Known {
  entity: SearchEntity;
  /** Each word of its name with its stem. */
  forms: string[][];
  squashed: string;
  stems: string;
}

/** Fields are lists of terms, parted by spaces. */
interface Indexed {
  id: number;
  name: string;
  owner: string;
  text: string;
}

/** Only what is within this share of the best is an answer; the rest has a word by chance. */
const WORTH_SHOWING = 0.002;

const NEAR_WORDS = 4;

/** A shorter beginning has too many ends. */
const SHORTEST_PREFIX = 2;

/** A word of a name that only begins like the typed one was asked for in part. */
const BEGUN = 0.6;

/**
 * Makes the search. Takes some hundred milliseconds for a whole site: call it where nobody waits for a frame.
 * @param entities of the site, from `unpackEntities`.
 */
export function createEngine(entities: readonly SearchEntity[], synonyms: Synonyms): SearchEngine {
  const records = entities.map((entity): Known => {
    const words = wordsOf(entity.name);
    return { entity, forms: words.map(formsOf), squashed: words.join(''), stems: stemsOf(words) };
  });
  const index = createIndex(entities);
  const names = entities.flatMap(({ name }) => termsOfName(name));
  const vocabulary = createVocabulary(names);
  const table = new Map(synonyms);
  return (request) => {
    const query = parseQuery(request.query, table, vocabulary);
    if (query.words.length === 0) return { hits: [], total: 0, near: [] };
    const scored = find(index, { records, request, query }).toSorted(
      (a, b) => b.score - a.score || a.at - b.at,
    );
    const least = (scored[0]?.score ?? 0) * WORTH_SHOWING;
    const worth = scored.filter(({ score }) => score >= least);
    const hits = worth.slice(0, request.count).map(({ record: { entity }, score }) => {
      const page = chosenOwner(entity, query);
      return { entity, page, address: addressOn(entity, page), score };
    });
    return { hits, total: worth.length, near: hits.length === 0 ? nearTo(query, names) : [] };
  };
}

function createIndex(entities: readonly SearchEntity[]): MiniSearch<Indexed> {
  const index = new MiniSearch<Indexed>({
    fields: ['name', 'owner', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const owners = new Map<SearchPage, string>();
  index.addAll(
    entities.map(({ name, owners: [page], text }, id) => {
      const owner = owners.get(page) ?? ownerTerms(page);
      owners.set(page, owner);
      return { id, name: termsOfName(name).join(' '), owner, text: textTerms(text) };
    }),
  );
  return index;
}

const textTerms = (text: string): string => wordsOf(text).flatMap(formsOf).join(' ');

/** A page's title and its product: `data-grid` of `x-data-grid`. */
const ownerTerms = ({ title, product }: SearchPage): string =>
  [...new Set([title, product.slice(2)].flatMap(termsOfName))].join(' ');

interface Search {
  records: readonly Known[];
  request: SearchRequest;
  query: ParsedQuery;
}

interface Scored {
  at: number;
  record: Known;
  score: number;
}

function find(index: MiniSearch<Indexed>, { records, request, query }: Search): Scored[] {
  const { near, product, kind } = request;
  const weights = weightsOf(query);
  const last = query.words.at(-1);
  const fits = ({ entity }: Known): boolean =>
    (product === undefined || entity.owners[0].product === product) &&
    (kind === undefined || entity.kind === kind);
  const results = index.search([...weights.keys()].join(' '), {
    combineWith: 'OR',
    boost: FIELD_WEIGHTS,
    weights: MATCH_WEIGHTS,
    boostTerm: (term) => weights.get(term) ?? 1,
    prefix: (term) => term.length >= SHORTEST_PREFIX && (term.length > 3 || term === last),
  });
  return results.flatMap((result) => {
    const at = result.id as number; // ids are places
    const record = records[at];
    if (record === undefined || !fits(record)) return [];
    return [{ at, record, score: scoreOf(record, result, { query, weights, near }) }];
  });
}

/** What to look for, each with its weight. A whole as one word finds `rowSelectionModel` by its parts. */
function weightsOf({ concepts, wholes }: ParsedQuery): Map<string, number> {
  const weights = new Map<string, number>();
  const add = (term: string, weight: number): void => {
    if (term !== '') weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  };
  for (const [whole, weight] of wholes) add(whole, weight);
  for (const { alternatives } of concepts) {
    for (const { terms, weight } of alternatives) for (const term of terms) add(term, weight);
  }
  return weights;
}

interface Asked {
  query: ParsedQuery;
  weights: ReadonlyMap<string, number>;
  near: ProductId | undefined;
}

function scoreOf(record: Known, result: SearchResult, { query, weights, near }: Asked): number {
  const { entity, forms, squashed, stems } = record;
  const { match, score } = result;
  const queryTerms = new Set(result.queryTerms);
  // Found as one word, a name has all that the word is made of.
  for (const whole of query.wholes.keys()) {
    if (!queryTerms.has(whole)) continue;
    for (const term of weights.keys()) if (whole.includes(term)) queryTerms.add(term);
  }
  const shares = forms.map((word): number => {
    const form = word.find((one) => match[one]?.includes('name'));
    if (form === undefined) return queryTerms.has(squashed) ? 1 : 0;
    return weights.has(form) ? 1 : BEGUN;
  });
  const nameShare =
    shares.length === 0 ? 1 : shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return rank(entity, { score, queryTerms, nameShare, squashedName: squashed, stems }, query, near);
}

/** `DataGridPro rows` means the prop of that component. */
function chosenOwner({ owners }: SearchEntity, { wholes }: ParsedQuery): SearchPage {
  if (owners.length === 1) return owners[0];
  const named = owners
    .filter(({ title }) => [...wholes.keys()].some((whole) => whole.includes(squash(title))))
    .toSorted((a, b) => b.title.length - a.title.length);
  return named[0] ?? owners[0];
}

function nearTo({ words }: ParsedQuery, names: readonly string[]): string[] {
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return nearWords(names, longest, NEAR_WORDS);
}
