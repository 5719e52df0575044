import type { Root } from 'hast';
import { styleHooks } from '#content/styleHooks.ts';
import { NO_DEMO_USES, type DemoUses } from '#core/reference/demoUses.ts';
import type { Product } from '#core/navigation/products.ts';
import type { ComponentReference, ReferenceModel } from '#core/reference/reference.ts';
import type { StyleHook } from '#core/reference/styleHooks.ts';
import { changesOfOwner, type NameChange } from '#core/history/changes.ts';
import type { Cache } from '../cache.ts';
import { place } from '../print/tree.ts';
import type { LineTarget } from '#markup/changes/changeParts.ts';
import { changesPages, changesSection } from '../changes/changesPage.ts';
import { targetOf } from '../changes/target.ts';
import { componentPage } from './componentPage.ts';
import { withDemos } from './demoLinks.ts';
import { SUMMARY_LENGTH, summarize } from './describe.ts';
import { textsOfEntry, type Entry } from './entry.ts';
import { higherPlans } from './higherPlans.ts';
import { hookPage } from './hookPage.ts';
import { indexPage } from './indexPage.ts';
import { interfacePage } from './interfacePage.ts';
import type { PrintedReference } from './printedReference.ts';
import type { ReferencePage, Section } from './section.ts';
import { typeId, type TypeTarget } from './typeLinks.ts';
import { mentionedTypes, reachableTypes, typesPage } from './typesPage.ts';

/** What every page is printed from. */
interface Source {
  model: ReferenceModel;
  cache: Cache;
  /** Name of an entry → its route. */
  routes: ReadonlyMap<string, string>;
}

/** Every page of the reference: of each entry and of its types; of each product an index and all its types. */
export async function printReference(
  model: ReferenceModel,
  products: readonly Product[],
  cache: Cache,
  uses: DemoUses = NO_DEMO_USES,
): Promise<PrintedReference[]> {
  const entries: Entry[] = [...model.components, ...model.interfaces, ...model.hooks].map((entry) =>
    withDemos(entry, uses),
  );
  const routes = new Map(entries.map(({ name, route }) => [name, route]));
  const source: Source = { model, cache, routes };
  const pages: PrintedReference[] = [];
  for (const product of products.filter(({ id }) => id !== 'x')) {
    const own = entries.filter((entry) => entry.product === product.id);
    const all = await productTypesPage(product, own, source);
    const history = {
      changes: model.changes?.[product.id] ?? [],
      target: targetOf(model, product.id),
      product,
    };
    for (const entry of own) pages.push(...(await entryPages(entry, all, { ...source, history })));
    // Only the grid has events and selectors of its own.
    const extra = product.id === 'x-data-grid' ? model : { events: [], selectors: [] };
    const target = (name: string): string | undefined =>
      routes.get(name) ?? (all.names.has(name) ? `${all.page.route}#${typeId(name)}` : undefined);
    const changes = changesPages(product, model);
    const index = await indexPage({
      product,
      entries: own,
      ...extra,
      target,
      hasChanges: changes.length > 0,
    });
    pages.push(all.page, index, ...changes);
  }
  return pages;
}

/** What the versions of a product have changed. */
interface ProductHistory {
  changes: readonly NameChange[];
  target: LineTarget;
  product: Product;
}

interface ProductTypes {
  page: PrintedReference;
  names: ReadonlySet<string>;
}

/** Every type that anything of a product mentions, however deep. */
async function productTypesPage(
  product: Product,
  entries: readonly Entry[],
  { model, cache, routes }: Source,
): Promise<ProductTypes> {
  const texts = [
    ...entries.flatMap(textsOfEntry),
    ...(product.id === 'x-data-grid' ? textsOfGrid(model) : []),
  ];
  const names = reachableTypes(texts, model).filter((name) => !routes.has(name));
  const local = new Set(names);
  const target: TypeTarget = (name) =>
    routes.get(name) ?? (local.has(name) ? `#${typeId(name)}` : undefined);
  const records = names.map((name) => model.types[name]);
  const printed = await cache.get([JSON.stringify(records), product.folder], () =>
    typesPage(names, model, target),
  );
  const page: PrintedReference = {
    ...printed,
    key: `api/${product.folder}/types`,
    route: `/x/api/${product.folder}/types/`,
    title: `${product.name} types`,
    description: `Every type that the reference of the ${product.name} mentions and that has no page of its own.`,
    plan: 'community',
    product: product.id,
    packages: product.packages.map(({ name }) => name),
  };
  return { page, names: local };
}

const textsOfGrid = ({ events, selectors }: ReferenceModel): string[] => [
  ...events.flatMap(({ parameters, event }) => [parameters.text, event?.text ?? '']),
  ...selectors.map(({ type }) => type.text),
];

/** The page of an entry, and that of the types it mentions. */
async function entryPages(
  entry: Entry,
  all: ProductTypes,
  { model, cache, routes, history }: Source & { history: ProductHistory },
): Promise<PrintedReference[]> {
  // A hook mentions few types: the product's page of types is enough for them.
  const names =
    entry.kind === 'hook'
      ? []
      : mentionedTypes(textsOfEntry(entry), model).filter((name) => !routes.has(name));
  const local = new Set(names);
  const head = headOf(entry);
  const typesRoute = `${entry.route}types/`;
  const beyond = (name: string): string | undefined =>
    routes.get(name) ?? (all.names.has(name) ? `${all.page.route}#${typeId(name)}` : undefined);
  const fromEntry: TypeTarget = (name) => {
    if (name === entry.name) return undefined;
    return local.has(name) ? `${typesRoute}#${typeId(name)}` : beyond(name);
  };
  const fromTypes: TypeTarget = (name) => (local.has(name) ? `#${typeId(name)}` : beyond(name));
  const records = JSON.stringify(names.map((name) => model.types[name]));
  const higher = entry.kind === 'component' ? higherPlans(entry, model.components) : [];
  const own = entry.kind === 'hook' ? [] : changesOfOwner(history.changes, entry.name);
  const changes = changesSection(entry.name, own, history);
  const hooks = styleHooks[entry.name] ?? [];
  // The names beyond decide which ones are links.
  const key = [JSON.stringify([entry, ...higher]), records, [...all.names].join()].concat(
    JSON.stringify([changes, hooks]),
  );
  const [page, types] = await cache.get(key, async () => [
    await printEntry(entry, fromEntry, { higher, hooks, changes }),
    await typesPage(names, model, fromTypes),
  ]);
  const first: PrintedReference = {
    ...page,
    tree: withVersionPlace(page.tree, entry),
    ...head,
    ...(entry.kind === 'component' && { ads: true }),
  };
  if (names.length === 0) return [first];
  const second: PrintedReference = {
    ...types,
    ...head,
    key: `${head.key}/types`,
    route: typesRoute,
    title: `${entry.name} types`,
    description: `The types that ${entry.name} takes and gives, as the package declares them.`,
  };
  return [first, second];
}

/** On top of it, room for what differs in the reader's version. */
const withVersionPlace = (tree: Root, { name, product, kind }: Entry): Root => ({
  type: 'root',
  children: [
    place('ReaderVersionPlace', { product, owner: name, isInterface: kind === 'interface' }),
    ...tree.children,
  ],
});

/** What a page says that its entry does not. */
interface Around {
  higher: readonly ComponentReference[];
  hooks: readonly StyleHook[];
  changes: readonly Section[];
}

function printEntry(entry: Entry, target: TypeTarget, around: Around): Promise<ReferencePage> {
  switch (entry.kind) {
    case 'component':
      return componentPage(entry, target, around);
    case 'interface':
      return interfacePage(entry, target, around.changes);
    case 'hook':
      return hookPage(entry, target);
  }
}

/** What a page's description names when the package has none. */
const CONTENTS: Record<Entry['kind'], string> = {
  component: 'Props, types and CSS classes of',
  interface: 'Members and types of',
  hook: 'Signature, parameters and result of',
};

function headOf(entry: Entry): Omit<PrintedReference, keyof ReferencePage> {
  const { name, route, plan, product, description, imports } = entry;
  const summary = summarize(description, SUMMARY_LENGTH);
  return {
    key: route.replace(/^\/x\//, '').replace(/\/$/, ''),
    route,
    title: name,
    description:
      summary === '' ? `${CONTENTS[entry.kind]} ${name}, from the published package.` : summary,
    plan,
    product,
    packages: [...new Set(imports.map((entry_) => entry_.package))],
  };
}
