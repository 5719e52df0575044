import { PLANS } from '../reference/plans.ts';
import type { ProductId } from '../navigation/products.ts';
import { KINDS, type SearchEntity, type SearchPage } from './entity.ts';

/** Changes with the shape below: a browser that kept an older script refuses the file instead of misreading it. */
const FORMAT = 2;

/** Texts are joined: JSON's quotes and commas would be a fifth of the file. */
const JOIN = '\n';

/**
 * What is searched first, as one file: a column for each field, texts once each. Entities stand in the order of `KINDS`, so that their
 * kind is a count.
 */
export interface SearchColumns {
  format: typeof FORMAT;
  pages: { routes: string; titles: string; products: string };
  /** How many entities each kind has. */
  kinds: number[];
  names: string;
  /** One digit each: the plan's place in `PLANS`, plus 3 when deprecated. */
  marks: string;
  /** Sets of owners: places in `pages`, each but the first as the distance from the one before. */
  ownerSets: number[][];
  /** A set for each entity, as distances too: neighbors stand on one page, or on the next. */
  owners: number[];
  /** Only of kinds where it does not follow from the name; by place of the entity, as distances. */
  hashes: { at: number[]; values: string };
}

/** What a result says beside its name. Nothing is searched in it: it can come when a result is shown. */
export interface SearchDetails {
  format: typeof FORMAT;
  types: Column;
  defaults: Column;
  texts: Column;
}

/** A text for each entity: place in `values`, 0 for the empty one. */
interface Column {
  values: string;
  at: number[];
}

/** A list in which each value has one place. */
function createTable(first?: string): { place: (value: string) => number; values: string[] } {
  const places = new Map<string, number>();
  const values: string[] = [];
  const place = (value: string): number => {
    const known = places.get(value);
    if (known !== undefined) return known;
    places.set(value, values.length);
    return values.push(value) - 1;
  };
  if (first !== undefined) place(first);
  return { place, values };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function pack(texts: readonly string[]): Column {
  const table = createTable('');
  const at = texts.map((text) => table.place(oneLine(text)));
  return { values: table.values.join(JOIN), at };
}

/** Sorts by kind, as columns have it, and keeps the order within one. */
export const inColumnOrder = (entities: readonly SearchEntity[]): SearchEntity[] =>
  KINDS.flatMap((kind) => entities.filter((entity) => entity.kind === kind));

/** Writes entities as columns, in the order of `inColumnOrder`. */
export function packEntities(unsorted: readonly SearchEntity[]): SearchColumns {
  const entities = inColumnOrder(unsorted);
  const pages = createTable();
  const records = new Map<string, SearchPage>();
  const sets = createTable();
  const owners = entities.map((entity) => {
    const places = entity.owners.map((page) => {
      records.set(page.route, page);
      return pages.place(page.route);
    });
    return sets.place(JSON.stringify(distances(places)));
  });
  const hashed = entities.flatMap(({ hash }, at) => (hash === undefined ? [] : [{ at, hash }]));
  const titled = pages.values.map((route) => records.get(route));
  return {
    format: FORMAT,
    pages: {
      routes: pages.values.join(JOIN),
      titles: titled.map((page) => page?.title).join(JOIN),
      products: titled.map((page) => page?.product).join(JOIN),
    },
    kinds: KINDS.map((kind) => entities.filter((entity) => entity.kind === kind).length),
    names: entities.map(({ name }) => oneLine(name)).join(JOIN),
    marks: entities.map(markOf).join(''),
    ownerSets: sets.values.map((set) => JSON.parse(set) as number[]),
    owners: distances(owners),
    hashes: {
      at: distances(hashed.map(({ at }) => at)),
      values: hashed.map(({ hash }) => hash).join(JOIN),
    },
  };
}

/** Writes what is said beside names, in the order given: `unpackDetails` needs the same. */
export const packDetails = (entities: readonly SearchEntity[]): SearchDetails => ({
  format: FORMAT,
  types: pack(entities.map(({ type }) => type)),
  defaults: pack(entities.map((entity) => entity.default)),
  texts: pack(entities.map(({ text }) => text)),
});

/** The product that an entity is counted with. */
export const productOf = ({ owners: [page] }: SearchEntity): ProductId => page.product;

const markOf = ({ plan, deprecated }: SearchEntity): number =>
  PLANS.indexOf(plan) + (deprecated ? PLANS.length : 0);

const distances = (places: readonly number[]): number[] =>
  places.map((place, i) => place - (places[i - 1] ?? 0));

function sums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

const split = (text: string): string[] => text.split(JOIN);

/**
 * Reads what `packEntities` wrote; types, defaults and texts are empty until `unpackDetails` gives them.
 * @throws TypeError when it is something else: another format, half a file.
 */
export function unpackEntities(file: unknown): SearchEntity[] {
  const columns = file as SearchColumns; // a door: what follows throws on any other shape
  if (columns?.format !== FORMAT) throw new TypeError('The search index has an unknown format.');
  const pages = readPages(columns);
  const sets = columns.ownerSets.map((set) => sums(set).map((at) => pages[at]));
  const names = split(columns.names);
  const hashes = new Map(sums(columns.hashes.at).map((at, i) => [at, i] as const));
  const hashValues = split(columns.hashes.values);
  const owners = sums(columns.owners);
  const kinds = columns.kinds.flatMap((count, at) => Array<number>(count).fill(at));
  return kinds.map((at, i) => {
    const mark = Number(columns.marks[i] ?? fail());
    const [first, ...others] = sets[owners[i] ?? -1] ?? fail();
    const hash = hashes.get(i);
    return {
      kind: KINDS[at] ?? fail(),
      name: names[i] ?? fail(),
      plan: PLANS[mark % PLANS.length] ?? fail(),
      deprecated: mark >= PLANS.length,
      type: '',
      default: '',
      text: '',
      owners: [first ?? fail(), ...others.map((page) => page ?? fail())],
      ...(hash !== undefined && { hash: hashValues[hash] ?? fail() }),
    };
  });
}

export type EntityDetails = Pick<SearchEntity, 'type' | 'default' | 'text'>;

/**
 * What a file of details says of each entity.
 * @param entities that it was written of, in the same order.
 * @throws TypeError when it is something else.
 */
export function unpackDetails(
  file: unknown,
  entities: readonly SearchEntity[],
): ReadonlyMap<SearchEntity, EntityDetails> {
  const details = file as SearchDetails; // a door, as above
  if (details?.format !== FORMAT) throw new TypeError('The search details have an unknown format.');
  const column = ({ values, at }: Column) => {
    if (at.length !== entities.length) fail();
    const texts = split(values);
    return (i: number): string => texts[at[i] ?? -1] ?? fail();
  };
  const type = column(details.types);
  const fallback = column(details.defaults);
  const text = column(details.texts);
  return new Map(
    entities.map((entity, i) => [entity, { type: type(i), default: fallback(i), text: text(i) }]),
  );
}

function readPages({ pages }: SearchColumns): SearchPage[] {
  const titles = split(pages.titles);
  const products = split(pages.products);
  return split(pages.routes).map((route, i) => ({
    route,
    title: titles[i] ?? fail(),
    product: (products[i] ?? fail()) as ProductId, // written by `packEntities` from such
  }));
}

function fail(): never {
  throw new TypeError('The search index is incomplete.');
}
