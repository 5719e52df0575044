import MiniSearch, { type SearchResult } from 'minisearch';
import { nearWords } from '../nearWords.ts';
import type { ProductId } from '../navigation/products.ts';
import { addressOn, type SearchEntity, type SearchKind, type SearchPage } from './entity.ts';
import { isEmptyWord, parseQuery, stemsOf, type ParsedQuery, type Synonyms } from './query.ts';
import { createPlaces, type Places } from './places.ts';
import { MATCH_WEIGHTS, rank, type NameFit, type Ranked } from './ranking.ts';
import type { PlannedPage, SectionCode } from './text/section.ts';
import { createVocabulary } from './vocabulary.ts';
import { cachedWordsOf, formsOf, squash, termsOfName, wordsOf } from './words.ts';

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
  /** How the name fits; only of what was found by name. */
  fit?: NameFit;
  /** What stands above it, the outermost first: groups of the navigation, the page, headings. Only of what the text has. */
  path?: string[];
  /** The part of the text that has the words. Only of what the text has. */
  excerpt?: Excerpt;
}

/** A line or two with the places of the query's words. */
export interface Excerpt {
  text: string;
  /** From and to, as offsets in the text, in order and apart. */
  marks: [from: number, to: number][];
}

/** The section that surely answers: what it says first, and its shortest code. */
export interface BestAnswer {
  title: string;
  address: string;
  path: string[];
  sentence: string;
  code?: SectionCode;
}

/** What was typed: a name of the packages; a message from the console; anything else. */
export type QueryKind = 'name' | 'message' | 'task';

export interface SearchAnswer {
  hits: SearchHit[];
  /** How many there are in all. */
  total: number;
  /** When there are none: words of the index that are spelled alike. */
  near: string[];
  /** When there are none: what is wrong with the query, where that can be said. */
  lacks?: QueryLack;
  /** Which results come first depends on it. */
  kind?: QueryKind;
  /** Stands above the hits when it is sure. Comes with the complete answer. */
  best?: BestAnswer;
  /** The page that is promised for the subject and not written yet. Comes with the complete answer. */
  planned?: PlannedPage;
  /** The texts could not be read: the names are all there is. */
  lacksTexts?: true;
}

/** What a query has that cannot be answered: no words; only words that say nothing; only words of another script. */
export type QueryLack = 'words' | 'subject' | 'latin';

export type Advice = Pick<SearchAnswer, 'near' | 'lacks'>;

/** What can be asked, and what more can be found. */
export interface SearchEngine {
  /** @param knows words that are spelled well though no name has them. */
  search: (request: SearchRequest, knows?: (word: string) => boolean) => SearchAnswer;
  /** The query as names understand it. */
  parse: (query: string) => ParsedQuery;
  /** What helps where nothing is found. */
  advise: (query: ParsedQuery) => Advice;
  /** Puts more entities in, of a part of the index that came later. What is there already stays as it is. */
  add: (entities: readonly SearchEntity[]) => void;
  /** What a query is about: for each subject the words it may be said by, the typed ones first. */
  subjectsOf: (query: string) => string[][];
}

/** An entity with what every query compares. */
interface Known {
  entity: SearchEntity;
  /** Each word of its name with its stem. */
  forms: string[][];
  squashed: string;
  stems: string;
}

/** The name is a list of terms, parted by spaces. */
interface Indexed {
  id: number;
  name: string;
}

/** Only what is within this share of the best is an answer; the rest has a word by chance. */
const WORTH_SHOWING = 0.002;

const NEAR_WORDS = 4;

/** A shorter word is like too many others. */
const SHORTEST_NEAR = 4;

/** A shorter beginning has too many ends. */
const SHORTEST_PREFIX = 2;

/** A word of a name that only begins like the typed one was asked for in part. */
const BEGUN = 0.6;

/**
 * Makes the search. Takes some hundred milliseconds for a whole site: call it where nobody waits for a frame. Only names
 * are searched, and where they stand; what is said about them is for the texts (`text/find.ts`).
 * @param entities of the site, from `unpackEntities`.
 */
export function createEngine(entities: readonly SearchEntity[], synonyms: Synonyms): SearchEngine {
  const records: Known[] = [];
  const known = new Set<string>();
  const names: string[] = [];
  /** Words of names, and names that are one word, as they are written. */
  const spelled = new Set<string>();
  const places = createPlaces();
  const index = new MiniSearch<Indexed>({
    fields: ['name'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
  });
  const table = new Map(synonyms);
  let vocabulary = createVocabulary(names);
  const add = (more: readonly SearchEntity[]): void => {
    for (const entity of more) {
      const [page] = entity.owners;
      const key = `${entity.kind} ${entity.name} ${addressOn(entity, page)}`;
      if (known.has(key)) continue;
      known.add(key);
      places.add(page);
      const words = wordsOf(entity.name);
      const terms = termsOfName(words);
      names.push(...terms);
      for (const word of words)
        if (word.length >= SHORTEST_NEAR && !isEmptyWord(word)) spelled.add(word);
      if (words.length > 1 && !/\s/.test(entity.name)) spelled.add(entity.name);
      index.add({ id: records.length, name: terms.join(' ') });
      records.push({
        entity,
        forms: words.map(formsOf),
        squashed: words.join(''),
        stems: stemsOf(words),
      });
    }
    vocabulary = createVocabulary(names);
  };
  add(entities);
  const parse = (query: string, knows?: (word: string) => boolean): ParsedQuery =>
    parseQuery(query, table, {
      ...vocabulary,
      has: (word) => vocabulary.has(word) || knows?.(word) === true,
    });
  const advise = (query: ParsedQuery): Advice => adviceFor(query, spelled);
  const search: SearchEngine['search'] = (request, knows) => {
    const query = parse(request.query, knows);
    if (query.words.length === 0) return { hits: [], total: 0, near: [], lacks: 'words' };
    const found = find(index, { records, places, request, query });
    const meant = query.hasSubject ? found : withoutSubject(found, request.query);
    const scored = meant.toSorted((a, b) => b.score - a.score || a.at - b.at);
    const least = (scored[0]?.score ?? 0) * WORTH_SHOWING;
    const worth = scored.filter(({ score }) => score >= least);
    const hits = worth.slice(0, request.count).map(({ record: { entity }, score, fit }) => {
      const page = chosenOwner(entity, query);
      return { entity, page, address: addressOn(entity, page), score, fit };
    });
    return {
      hits,
      total: worth.length,
      ...(hits.length === 0 ? advise(query) : { near: [] }),
    };
  };
  const subjectsOf = (query: string): string[][] =>
    parse(query).concepts.map(({ alternatives }) => alternatives.flatMap(({ terms }) => terms));
  return { search, add, subjectsOf, parse, advise };
}

interface Search {
  records: readonly Known[];
  places: Places;
  request: SearchRequest;
  query: ParsedQuery;
}

interface Scored {
  at: number;
  record: Known;
  score: number;
  fit: NameFit;
}

function find(index: MiniSearch<Indexed>, { records, places, request, query }: Search): Scored[] {
  const { near, product, kind } = request;
  const weights = weightsOf(query);
  const last = query.words.at(-1);
  const fits = ({ entity }: Known): boolean =>
    (product === undefined || entity.owners[0].product === product) &&
    (kind === undefined || entity.kind === kind);
  const results = index.search([...weights.keys()].join(' '), {
    combineWith: 'OR',
    weights: MATCH_WEIGHTS,
    boostTerm: (term) => weights.get(term) ?? 1,
    prefix: (term) => term.length >= SHORTEST_PREFIX && (term.length > 3 || term === last),
  });
  const scoreOf = createScore({ query, weights, near, places });
  return results.flatMap((result) => {
    const at = result.id as number; // ids are places
    const record = records[at];
    if (record === undefined || !fits(record)) return [];
    return [{ at, record, ...scoreOf(record, result) }];
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

interface SearchContext {
  query: ParsedQuery;
  weights: ReadonlyMap<string, number>;
  near: ProductId | undefined;
  places: Places;
}

/** What can be said before an entity is known is said once: a query has thousands of results. */
function createScore({ query, weights, near, places }: SearchContext) {
  const terms = [...weights.keys()];
  // Found as one word, a name has all that the word is made of.
  const parts = new Map(
    [...query.wholes.keys()].map((whole) => [whole, terms.filter((term) => whole.includes(term))]),
  );
  const placeOf = places.ask(weights);
  return (record: Known, { match, score, queryTerms: matched }: SearchResult): Ranked => {
    const { entity, forms, squashed, stems } = record;
    const place = placeOf(entity.owners[0]);
    const queryTerms = new Set([...matched, ...place.terms]);
    // MiniSearch multiplies the sum by how many terms there are; those of the place count as well.
    const found = (score / Math.max(matched.length, 1) + place.score) * queryTerms.size;
    for (const term of matched) for (const part of parts.get(term) ?? []) queryTerms.add(part);
    const whole = queryTerms.has(squashed);
    let shares = 0;
    for (const word of forms) {
      const form = word.find((one) => match[one] !== undefined);
      if (form !== undefined) shares += weights.has(form) ? 1 : BEGUN;
      else if (whole) shares += 1;
    }
    const nameShare = forms.length === 0 ? 1 : shares / forms.length;
    return rank(
      entity,
      { score: found, queryTerms, nameShare, squashedName: squashed, stems },
      query,
      near,
    );
  };
}

/** `DataGridPro rows` means the prop of that component, and `onItemClick pie` that of `PieChart`. */
function chosenOwner({ name, owners }: SearchEntity, { words, wholes }: ParsedQuery): SearchPage {
  if (owners.length === 1) return owners[0];
  const named = owners
    .filter(({ title }) =>
      [...wholes.keys()].some((whole) => whole.includes(cachedWordsOf(title).join(''))),
    )
    .toSorted((a, b) => b.title.length - a.title.length);
  if (named[0] !== undefined) return named[0];
  const own = new Set(wordsOf(name));
  const others = words.filter((word) => !own.has(word));
  const shared = (title: string): number =>
    cachedWordsOf(title).filter((word) => others.includes(word)).length;
  return owners.reduce((best, owner) => (shared(owner.title) > shared(best.title) ? owner : best));
}

/** Words that say nothing may still begin a name: "on" that of `onRowClick`. */
function withoutSubject(found: readonly Scored[], query: string): Scored[] {
  const begins = squash(query);
  return found.filter(({ record }) => record.squashed.startsWith(begins));
}

function adviceFor(query: ParsedQuery, spelled: ReadonlySet<string>): Advice {
  if (!query.hasSubject) return { near: [], lacks: 'subject' };
  const isOther = query.words.every((word) => !/[\p{Script=Latin}\p{N}]/u.test(word));
  return isOther ? { near: [], lacks: 'latin' } : { near: nearTo(query, spelled) };
}

/** One word is compared as it was typed: `sortModle` is like `sortModel`, and its parts are like much else. */
function nearTo({ typed, words }: ParsedQuery, spelled: ReadonlySet<string>): string[] {
  const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? '';
  return nearWords(spelled, /\s/.test(typed) ? longest : typed, NEAR_WORDS);
}
