import type { Product } from '#core/navigation/products.ts';
import { productOf } from '#core/search/columns.ts';
import type { SearchEntity, SearchKind } from '#core/search/entity.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { createExplainer, placeOf, type Explained, type Place } from './explain.ts';
import type { PackageMessage } from './messages.ts';
import type { PackageWords } from './packageWords.ts';

/** More of a message than its first lines nobody pastes. */
const MESSAGE_LENGTH = 150;
const KEY_LENGTH = 60;

/** What shows how a product is translated, the best first: a page, or a heading of one; else what takes the texts. */
const TRANSLATING: readonly (readonly [SearchKind, RegExp])[] = [
  ['section', /^(supported|built-in) locales$/i],
  ['page', /^localization/i],
  ['component', /LocalizationProvider$/],
  ['prop', /^localeText$/],
];

/**
 * What the packages say and no page is made of: errors, warnings and translations, each with the place that explains it.
 * @param entities everything else, in which that place is looked for.
 */
export function entitiesOfWords(
  words: readonly PackageWords[],
  entities: readonly SearchEntity[],
  { products, ...explained }: Explained & { products: readonly Product[] },
): SearchEntity[] {
  const explain = createExplainer(entities, explained);
  // What does not say whose it is, is often of no use; what is has its place written down.
  const isWanted = ({ isSigned, text }: PackageMessage): boolean =>
    isSigned || explained.places.some(([begins]) => text.startsWith(begins));
  const seen = new Set<string>();
  return words.flatMap(({ product: id, plan, messages, locales }) => {
    const own = entities.filter((entity) => productOf(entity) === id);
    const product = products.find((one) => one.id === id);
    const first = own.find(({ owners: [{ route }] }) => route === product?.route) ?? own[0];
    if (first === undefined) return [];
    const add = (part: Pick<SearchEntity, 'kind' | 'name'>, { page, hash }: Place) => {
      const key = `${part.kind} ${id} ${part.name}`;
      if (seen.has(key)) return [];
      seen.add(key);
      const entity: SearchEntity = {
        ...part,
        plan,
        deprecated: false,
        type: '',
        default: '',
        text: '',
        owners: [page],
        hash,
      };
      return [entity];
    };
    const translating = TRANSLATING.flatMap(([kind, name]) =>
      own.filter((entity) => entity.kind === kind && name.test(entity.name)).slice(0, 1),
    );
    return [
      ...messages
        .filter(isWanted)
        .flatMap((message) =>
          add(
            { kind: 'message', name: cut(message.text, MESSAGE_LENGTH) },
            explain(message, id) ?? placeOf(first),
          ),
        ),
      ...locales
        .filter(({ name }) => name !== 'enUS')
        .flatMap(({ name, language }) =>
          add({ kind: 'locale', name: `${name}: ${language}` }, placeOf(translating[0] ?? first)),
        ),
    ];
  });
}

/** The rows of a page's tables of keys. */
export const keysOfPage = (
  { keyRows, frontMatter }: Pick<CompiledPage, 'keyRows' | 'frontMatter'>,
  owner: SearchEntity['owners'][0],
): SearchEntity[] =>
  keyRows.map(({ keys, does, heading }) => ({
    kind: 'key',
    name: cut(`${keys}: ${does}`, KEY_LENGTH),
    plan: frontMatter?.plan ?? 'community',
    deprecated: false,
    type: '',
    default: '',
    text: does,
    owners: [owner],
    hash: heading,
  }));

/** Whole words, and a sign that there were more. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length).replace(/[\s,.:;]*\S*$/, '')} …`;
}
