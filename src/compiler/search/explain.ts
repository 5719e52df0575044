import {
  hashOn,
  type SearchEntity,
  type SearchKind,
  type SearchPage,
} from '#core/search/entity.ts';
import { stemsOf } from '#core/search/query.ts';
import { wordsOf } from '#core/search/words.ts';
import { kebabCase } from '#core/reference/reference.ts';
import { productOf } from '#core/search/columns.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { DocsError } from '#core/errors.ts';
import type { TextPage, TextSection } from '#core/search/text/section.ts';
import type { PackageMessage } from './messages.ts';

/** Where something without a page of its own is explained. */
export interface Place {
  page: SearchPage;
  /** Id on it; empty for the whole page. */
  hash: string;
}

/** Kinds that a name in a text may be, the likeliest first. */
const NAMED: readonly SearchKind[] = [
  'component',
  'hook',
  'interface',
  'prop',
  'member',
  'event',
  'slot',
];

/** `getRowId`, `LocalizationProvider`: what is no word of English. */
const NAME = /\b(?:[a-z]+|[A-Z][a-z]+)(?:[A-Z][a-z]*)+\b/g;

/** A shorter sentence may stand in any text. */
const SHORTEST_QUOTE = 20;

/** Words that a heading must share with a text to be about it: `License key` may, `Example` may not. */
const SHARED_WORDS = 2;

/** What share of the heading those must be. */
const SHARED_PART = 0.5;

/** What a place is looked for in. */
export interface Explained {
  /** Names that stand in many texts, such as `DataGrid`: they count last. */
  general: ReadonlySet<string>;
  /** The text of all guides. */
  texts: readonly TextPage[];
  /** `content/messagePlaces.ts`: how a message begins, and the address that explains it. */
  places: readonly (readonly [begins: string, address: string])[];
}

/**
 * Finds the place that explains an error or a warning: the one that was written down for it, a heading that says the
 * same, a section that quotes it, what its text names, a heading whose words it has, what its module is called, the page
 * of its feature.
 * @param entities everything else that can be found.
 * @throws DocsError when the address that is written down for a message is on no page.
 */
export function createExplainer(
  entities: readonly SearchEntity[],
  { general, texts, places }: Explained,
): (message: PackageMessage, product: ProductId) => Place | undefined {
  const pages = new Map(entities.flatMap(({ owners }) => owners.map((page) => [page.route, page])));
  const named = new Map<string, SearchEntity>();
  for (const kind of NAMED.toReversed()) {
    for (const entity of entities.filter((one) => one.kind === kind).toReversed()) {
      named.set(`${productOf(entity)} ${entity.name}`, entity);
    }
  }
  const headings = entities
    .filter(({ kind }) => kind === 'section' || kind === 'page')
    .map((entity) => ({ entity, stems: stemsIn(entity.name) }));
  const headingOf = (text: string, product: ProductId): SearchEntity | undefined => {
    const textStems = new Set(stemsIn(text));
    let best: { entity?: SearchEntity; worth: number } = { worth: 0 };
    for (const { entity, stems } of headings.filter((one) => productOf(one.entity) === product)) {
      const shared = stems.filter((stem) => textStems.has(stem)).length;
      if (shared < SHARED_WORDS || shared < stems.length * SHARED_PART) continue;
      const worth = shared ** 2 / stems.length;
      if (worth > best.worth) best = { entity, worth };
    }
    return best.entity;
  };
  const bySlug = new Map(
    entities
      .filter(({ kind }) => kind === 'page')
      .map((entity) => [`${productOf(entity)} ${lastSegment(entity)}`, entity]),
  );
  const writtenDown = (text: string): Place | undefined => {
    const [begins, address] = places.find(([start]) => text.startsWith(start)) ?? [];
    if (begins === undefined || address === undefined) return undefined;
    const [route = '', hash = ''] = address.split('#');
    const page = pages.get(route);
    if (page !== undefined) return { page, hash };
    throw new DocsError(
      `The message "${begins}" is explained at "${address}", which is on no page.`,
      'Correct the address in content/messagePlaces.ts.',
    );
  };
  return ({ text, module, folders }, product) => {
    const stated = writtenDown(text) ?? sameInTexts(texts, text, product);
    if (stated !== undefined) return stated;
    const names = [...new Set(text.match(NAME))];
    const found =
      names
        .filter((name) => !general.has(name))
        .map((name) => named.get(`${product} ${name}`))
        .find((entity) => entity !== undefined) ??
      headingOf(text, product) ??
      named.get(`${product} ${module}`) ??
      [module, ...folders]
        .map((name) => bySlug.get(`${product} ${kebabCase(name)}`))
        .find((entity) => entity !== undefined) ??
      names.map((name) => named.get(`${product} ${name}`)).find((entity) => entity !== undefined);
    return found && placeOf(found);
  };
}

/** A section whose heading says the first sentence of a message, or whose text quotes one of its sentences. */
function sameInTexts(
  texts: readonly TextPage[],
  text: string,
  product: ProductId,
): Place | undefined {
  const sentences = text.split(/(?<=[.!?]) /);
  const first = stemsIn(sentences[0] ?? '').join(' ');
  const quotes = sentences.filter(({ length }) => length >= SHORTEST_QUOTE);
  const own = texts.filter(({ page }) => page.product === product);
  const find = (fits: (section: TextSection) => boolean): Place | undefined => {
    for (const { page, sections } of own) {
      const found = sections.find((section) => section.hash !== '' && fits(section));
      if (found !== undefined) return { page, hash: found.hash };
    }
    return undefined;
  };
  return (
    find(({ title }) => stemsIn(title.replace(/^\d+\. /, '')).join(' ') === first) ??
    find((section) => quotes.some((quote) => section.text.includes(quote.replace(/\.$/, ''))))
  );
}

export const placeOf = (entity: SearchEntity): Place => {
  const [page] = entity.owners;
  return { page, hash: hashOn(entity, page) };
};

const stemsIn = (text: string): string[] => stemsOf(wordsOf(text)).split(' ');

const lastSegment = ({ owners: [{ route }] }: SearchEntity): string =>
  route.split('/').findLast((part) => part !== '') ?? '';
