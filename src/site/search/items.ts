import { DOCUMENTED_VERSION, products } from '#content/products.ts';
import { LIBRARY_REPOSITORY } from '#content/site.ts';
import type { Plan } from '#core/reference/plans.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import { KIND_NAMES } from '#core/search/entity.ts';
import type { SearchHit } from '#core/search/engine.ts';
import { getPreference } from '../preferences/store.ts';
import type { TextHit } from './fullText.ts';
import { readRecent } from './recent.ts';

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
export function groupsOfHits(hits: readonly SearchHit[]): ItemGroup[] {
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
  const more = others === 0 ? '' : ` and ${others} more`;
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
export const groupOfText = (hits: readonly TextHit[]): ItemGroup => ({
  title: 'In the text',
  items: hits.map(({ title, page, href, excerpt }) => ({
    kind: 'link',
    href,
    title,
    path: page,
    text: excerpt,
  })),
});

/** Before anything is typed: what was asked last, the product's main pages, and what can be set. */
export function firstGroups(): ItemGroup[] {
  const recent = readRecent().map((query): Item => ({
    kind: 'query',
    query,
    title: query,
    path: 'search again',
  }));
  return [
    { title: 'Recent', items: recent },
    { title: 'Pages', items: mainPages() },
    { title: 'Actions', items: actions() },
  ].filter(({ items }) => items.length > 0);
}

const MAIN_PAGES = 5;

/** The first pages of the tree that is shown beside the page, and the product's reference. */
function mainPages(): Item[] {
  const { folder, name } = currentProduct();
  const reference = `/x/api/${folder}/`;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#shell-tree .nav-group a')];
  return [
    ...links
      .filter((one) => !one.getAttribute('href')?.startsWith(reference))
      .slice(0, MAIN_PAGES)
      // Behind its name an entry may have a mark, such as “New”.
      .map((one) =>
        link(one.firstChild?.textContent?.trim() ?? '', one.getAttribute('href') ?? '', name),
      ),
    ...(folder === '' ? [] : [link(`${name} reference`, reference, 'Every name')]),
  ];
}

const CHOICES = [
  ['mode', 'light', 'Light colours'],
  ['mode', 'dark', 'Dark colours'],
  ['direction', 'ltr', 'Left to right'],
  ['direction', 'rtl', 'Right to left'],
  ['codeVariant', 'TS', 'Code in TypeScript'],
  ['codeVariant', 'JS', 'Code in JavaScript'],
  ['codeStyling', 'MUI System', 'Style demos with MUI System'],
  ['codeStyling', 'Tailwind', 'Style demos with Tailwind'],
  ['codeStyling', 'CSS', 'Style demos with CSS'],
] as const;

function actions(): Item[] {
  const choices = CHOICES.filter(([name, value]) => getPreference(name) !== value);
  const [older] = currentProduct().olderVersions;
  return [
    ...choices.map(([name, value, title]): Item => ({
      kind: 'set',
      name,
      value,
      title,
      path: 'set',
    })),
    ...(older === undefined
      ? []
      : [link(`Documentation of v${older.major}`, older.url, `instead of ${DOCUMENTED_VERSION}`)]),
  ];
}

/** Where to look when nothing is found, or nothing can be searched. */
export const elsewhere = (): ItemGroup => ({
  title: 'Where to look',
  items: products.flatMap(({ name, route, folder }) => [
    link(name, route, 'Overview'),
    ...(folder === '' ? [] : [link(`${name} reference`, `/x/api/${folder}/`, 'Every name')]),
  ]),
});

/** Nothing has these words: near ones, and people to ask. */
export function groupsOfNothing(query: string, near: readonly string[]): ItemGroup[] {
  const asked = `${LIBRARY_REPOSITORY}/issues?q=${encodeURIComponent(query.slice(0, 200))}`;
  return [
    {
      title: 'Did you mean',
      items: near.map((word): Item => ({
        kind: 'query',
        query: word,
        title: word,
        path: 'search',
      })),
    },
    {
      title: 'Ask',
      items: [link('Search the issues, or ask there', asked, 'GitHub')],
    },
    elsewhere(),
  ].filter(({ items }) => items.length > 0);
}
