import { DOCUMENTED_VERSION, products } from '#content/products.ts';
import { searchMessages } from '#content/messages/search.ts';
import { LIBRARY_REPOSITORY } from '#content/site.ts';
import { byClass } from '#markup/selectors.ts';
import type { Plan } from '#core/reference/plans.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import type { BestAnswer, SearchAnswer, SearchHit } from '#core/search/engine.ts';
import type { SearchKind } from '#core/search/entity.ts';
import type { FindMissing } from '../readerVersion/searched.ts';
import { TREE_ID } from '../shell/names.ts';
import { marksOf, type Mark } from './marks.ts';
import { readRecent } from './recent.ts';
import type { Shown } from './session.ts';
import type { Choice } from './useChoices.ts';

const { group } = searchMessages;

/** A row of the list: it leads somewhere, asks something else, or sets a preference. */
export type Item = {
  icon: ItemIcon;
  title: string;
  /** Where it stands, or what it does. */
  path: string;
  /** Type and default. */
  fact?: string;
  text?: string;
  /** In the text, the words of the query. */
  marks?: readonly Mark[];
  plan?: Plan;
  deprecated?: boolean;
  /** The reader's version, where it lacks what was found. */
  notIn?: string;
} & (
  | { kind: 'link'; href: string; hit?: SearchHit; best?: BestAnswer }
  | { kind: 'query'; query: string }
  | { kind: 'set'; name: string; value: string }
);

/** A row that leads somewhere. */
export type Result = Extract<Item, { kind: 'link' }>;

export type ItemIcon = SearchKind | 'query' | 'set' | 'link';

export interface ItemGroup {
  /** Empty for a list that needs none. */
  title: string;
  items: Item[];
}

/** The product of the page that is open. */
export const currentProduct = (): Product => productOfRoute(products, location.pathname);

const link = (title: string, href: string, path = ''): Item => ({
  kind: 'link',
  icon: 'link',
  title,
  href,
  path,
});

/** Hits as they are ranked; what surely answers stands above the others. */
function groupsOfHits(
  { hits, best, planned }: SearchAnswer,
  query: string,
  findMissing: FindMissing | undefined,
): ItemGroup[] {
  const items = hits.map((hit): Item => {
    const notIn = findMissing?.(hit);
    return { ...itemOfHit(hit, query), ...(notIn !== undefined && { notIn }) };
  });
  const [first, ...others] = items;
  if (best === undefined || first?.kind !== 'link')
    return [{ title: planned === undefined ? '' : group.meanwhile(planned.title), items }];
  const { sentence } = best;
  const answer: Item = { ...first, best, text: sentence, marks: marksOf(sentence, query) };
  return [
    { title: group.best, items: [answer] },
    { title: group.others, items: others },
  ].filter((one) => one.items.length > 0);
}

function itemOfHit(hit: SearchHit, query: string): Item {
  const { entity, address, excerpt } = hit;
  const text = excerpt?.text ?? entity.text;
  return {
    kind: 'link',
    icon: entity.kind,
    href: address,
    title: entity.name,
    path: pathOf(hit),
    fact: [entity.type, entity.default === '' ? '' : `= ${entity.default}`].join(' ').trim(),
    text,
    marks: excerpt?.marks ?? marksOf(text, query),
    plan: entity.plan,
    deprecated: entity.deprecated,
    hit,
  };
}

/** What a hit is and where it stands: `Prop · Data Grid › DataGrid`, `Tree View › Simple Tree View › Items`. */
function pathOf({ entity, page, path }: SearchHit): string {
  const product = products.find(({ id }) => id === page.product)?.name ?? '';
  const others = entity.owners.length - 1;
  const more = others === 0 ? '' : searchMessages.andMore(others);
  const places = path ?? [product, entity.name === page.title ? '' : `${page.title}${more}`];
  // A page may have the name of its group.
  const own = places.filter((place, at) => place !== '' && place !== places[at - 1]);
  return [searchMessages.kindOf[entity.kind], own.join(' › ')].filter(Boolean).join(' · ');
}

/** Before anything is typed: what was asked last, the product's main pages, and what can be set. */
function firstGroups(choices: readonly Choice[]): ItemGroup[] {
  const recent = readRecent().map((query): Item => ({
    kind: 'query',
    icon: 'query',
    query,
    title: query,
    path: searchMessages.searchAgain,
  }));
  return [
    { title: group.recent, items: recent },
    { title: group.pages, items: mainPages() },
    { title: group.actions, items: actions(choices) },
  ].filter(({ items }) => items.length > 0);
}

const MAIN_PAGES = 5;

/** The first pages of the tree that is shown beside the page, and the product's reference. */
function mainPages(): Item[] {
  const { folder, name } = currentProduct();
  const reference = `/x/api/${folder}/`;
  const links = [
    ...document.querySelectorAll<HTMLAnchorElement>(`#${TREE_ID} ${byClass('nav-group')} a`),
  ];
  return [
    ...links
      .filter((one) => !one.getAttribute('href')?.startsWith(reference))
      .slice(0, MAIN_PAGES)
      // Behind its name an entry may have a mark, such as “New”.
      .map((one) =>
        link(one.firstChild?.textContent?.trim() ?? '', one.getAttribute('href') ?? '', name),
      ),
    ...(folder === ''
      ? []
      : [link(searchMessages.reference(name), reference, searchMessages.everyName)]),
  ];
}

function actions(choices: readonly Choice[]): Item[] {
  const [older] = currentProduct().olderVersions;
  return [
    ...choices.map(([name, value, title]): Item => ({
      kind: 'set',
      icon: 'set',
      name,
      value,
      title,
      path: searchMessages.setChoice,
    })),
    ...(older === undefined
      ? []
      : [
          link(
            searchMessages.olderVersion(older.major),
            older.url,
            searchMessages.insteadOf(DOCUMENTED_VERSION),
          ),
        ]),
  ];
}

/** Where to look when nothing is found, or nothing can be searched. */
const elsewhere = (): ItemGroup => ({
  title: group.elsewhere,
  items: products.flatMap(({ name, route, folder }) => [
    link(name, route, searchMessages.overview),
    ...(folder === ''
      ? []
      : [link(searchMessages.reference(name), `/x/api/${folder}/`, searchMessages.everyName)]),
  ]),
});

/** Nothing has these words: near ones, and people to ask. */
function groupsOfNothing(query: string, near: readonly string[]): ItemGroup[] {
  const issueSearch = `${LIBRARY_REPOSITORY}/issues?q=${encodeURIComponent(query.slice(0, 200))}`;
  return [
    {
      title: group.near,
      items: near.map((word): Item => ({
        kind: 'query',
        icon: 'query',
        query: word,
        title: word,
        path: searchMessages.searchWord,
      })),
    },
    {
      title: group.ask,
      items: [link(searchMessages.askThere, issueSearch, searchMessages.askWhere)],
    },
    elsewhere(),
  ].filter(({ items }) => items.length > 0);
}

/** What the list shows, in groups. */
export function groupsOf(
  shown: Shown,
  choices: readonly Choice[],
  findMissing?: FindMissing,
): ItemGroup[] {
  if (shown.kind === 'start') return firstGroups(choices);
  if (shown.kind === 'failure') return [elsewhere()];
  const { answer, question, isComplete } = shown;
  if (answer.hits.length > 0) return groupsOfHits(answer, question.query, findMissing);
  return isComplete ? groupsOfNothing(question.query, answer.near) : [];
}
