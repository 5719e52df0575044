import { DOCUMENTED_VERSION, products } from '#content/products.ts';
import { searchMessages } from '#content/messages/search.ts';
import { LIBRARY_REPOSITORY } from '#content/site.ts';
import { byClass } from '#markup/selectors.ts';
import type { Plan } from '#core/reference/plans.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import { KIND_NAMES } from '#core/search/entity.ts';
import type { SearchHit } from '#core/search/engine.ts';
import { TREE_ID } from '../shell/names.ts';
import type { TextHit } from './fullText.ts';
import { readRecent } from './recent.ts';
import type { Shown } from './session.ts';
import type { Choice } from './useChoices.ts';

const { group } = searchMessages;

/** A row of the list: it leads somewhere, asks something else, or sets a preference. */
export type Item = {
  title: string;
  /** Where it stands, or what it does. */
  path: string;
  /** Type and default. */
  fact?: string;
  text?: string;
  plan?: Plan;
  deprecated?: boolean;
} & (
  | { kind: 'link'; href: string; hit?: SearchHit }
  | { kind: 'query'; query: string }
  | { kind: 'set'; name: string; value: string }
);

/** A row that leads somewhere. */
export type Result = Extract<Item, { kind: 'link' }>;

export interface ItemGroup {
  title: string;
  items: Item[];
}

/** The product of the page that is open. */
export const currentProduct = (): Product => productOfRoute(products, location.pathname);

const link = (title: string, href: string, path = ''): Item => ({
  kind: 'link',
  title,
  href,
  path,
});

/** Hits by kind: the kind of the best hit first. */
function groupsOfHits(hits: readonly SearchHit[]): ItemGroup[] {
  const groups = new Map<string, Item[]>();
  for (const hit of hits) {
    const title = KIND_NAMES[hit.entity.kind];
    groups.set(title, [...(groups.get(title) ?? []), itemOfHit(hit)]);
  }
  return [...groups].map(([title, items]) => ({ title, items }));
}

function itemOfHit(hit: SearchHit): Item {
  const { entity, page, address } = hit;
  const product = products.find(({ id }) => id === page.product)?.name ?? '';
  const others = entity.owners.length - 1;
  const own = entity.name === page.title;
  const more = others === 0 ? '' : searchMessages.andMore(others);
  return {
    kind: 'link',
    href: address,
    title: entity.name,
    path: own ? product : `${product} › ${page.title}${more}`,
    fact: [entity.type, entity.default === '' ? '' : `= ${entity.default}`].join(' ').trim(),
    text: entity.text,
    plan: entity.plan,
    deprecated: entity.deprecated,
    hit,
  };
}

/** What the text of pages says, under what is named so. */
const groupOfText = (hits: readonly TextHit[]): ItemGroup => ({
  title: group.text,
  items: hits.map(({ title, page, href, excerpt }) => ({
    kind: 'link',
    href,
    title,
    path: page,
    text: excerpt,
  })),
});

/** Before anything is typed: what was asked last, the product's main pages, and what can be set. */
function firstGroups(choices: readonly Choice[]): ItemGroup[] {
  const recent = readRecent().map((query): Item => ({
    kind: 'query',
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
  const asked = `${LIBRARY_REPOSITORY}/issues?q=${encodeURIComponent(query.slice(0, 200))}`;
  return [
    {
      title: group.near,
      items: near.map((word): Item => ({
        kind: 'query',
        query: word,
        title: word,
        path: searchMessages.searchWord,
      })),
    },
    {
      title: group.ask,
      items: [link(searchMessages.askThere, asked, searchMessages.askWhere)],
    },
    elsewhere(),
  ].filter(({ items }) => items.length > 0);
}

/** What the list shows, in groups. */
export function groupsOf(shown: Shown, choices: readonly Choice[]): ItemGroup[] {
  if (shown.kind === 'start') return firstGroups(choices);
  const text = shown.text.kind === 'hits' ? [groupOfText(shown.text.hits)] : [];
  const passages = text.filter(({ items }) => items.length > 0);
  if (shown.kind === 'failure') return [...passages, elsewhere()];
  const { answer, question } = shown;
  if (answer.hits.length > 0) return [...groupsOfHits(answer.hits), ...passages];
  const groups = groupsOfNothing(question.query, answer.near);
  const ask = groups.findIndex(({ title }) => title === group.ask);
  return groups.toSpliced(Math.max(ask, 0), 0, ...passages);
}
