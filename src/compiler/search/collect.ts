import { mainOwners } from '#content/mainOwners.ts';
import { messagePlaces } from '#content/messagePlaces.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import type {
  ComponentReference,
  HookReference,
  InterfaceReference,
  ReferenceMember,
  ReferenceModel,
} from '#core/reference/reference.ts';
import type { SearchEntity, SearchPage } from '#core/search/entity.ts';
import { cutAtWord } from '#core/cutAtWord.ts';
import { slugOf } from '#core/page/slug.ts';
import type { TextPage } from '#core/search/text/section.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { summarize } from '../reference/describe.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { entitiesOfWords, keysOfPage } from './collectWords.ts';
import { mergeOwners } from './mergeOwners.ts';
import type { PackageWords } from './packageWords.ts';

/** One line of a result: what a reader tells two props apart by. */
const TEXT_LENGTH = 70;
/** A longer default is no value to read in a row. */
const DEFAULT_LENGTH = 24;
const TYPE_LENGTH = 40;

interface Site {
  pages: readonly CompiledPage[];
  reference: readonly PrintedReference[];
  /** None in a compilation that leaves the reference out. */
  model?: ReferenceModel;
  /** What the packages say; none in such a compilation. */
  words?: readonly PackageWords[];
  /** The text of guides, in which messages may be explained. */
  texts?: readonly TextPage[];
  products: readonly Product[];
}

/** Everything that can be found, from the same model that the pages are drawn from. */
export function collectEntities({
  pages,
  reference,
  model,
  words = [],
  texts = [],
  products,
}: Site): SearchEntity[] {
  const prose = pages.flatMap((page) => entitiesOfPage(page, products));
  if (model === undefined) return prose;
  const routes = new Map(reference.map((page) => [page.route, page] as const));
  const indexes = products.filter(({ folder }) => routes.has(`/x/api/${folder}/`));
  const main = Object.values(mainOwners).flat();
  const parts = mergeOwners(
    [
      ...model.components.flatMap(partsOfComponent),
      ...model.interfaces.flatMap(partsOfInterface),
      ...model.hooks.flatMap(partsOfHook),
    ],
    main,
  );
  const named = [
    ...prose,
    ...indexes.flatMap((product) => entitiesOfIndex(product, routes, model)),
    ...[...model.components, ...model.interfaces, ...model.hooks].map(entityOfEntry),
    ...reference.filter(({ key }) => key.endsWith('/playground')).map(entityOfPlayground),
    ...parts,
  ];
  const mentioned = entitiesOfWords(words, named, {
    products,
    texts,
    places: messagePlaces,
    general: new Set(main),
  });
  return [...named, ...mentioned];
}

const EMPTY = { plan: 'community', deprecated: false, type: '', default: '', text: '' } as const;

function entitiesOfPage(compiled: CompiledPage, products: readonly Product[]): SearchEntity[] {
  const { route, frontMatter, toc, compiledDemos } = compiled;
  if (frontMatter === undefined) return [];
  const product = productOfRoute(products, route).id;
  const page: SearchPage = { route, title: frontMatter.title, product };
  const text = summarize(frontMatter.description, TEXT_LENGTH * 2);
  return [
    { ...EMPTY, kind: 'page', name: page.title, plan: frontMatter.plan, text, owners: [page] },
    ...toc.map(({ id, text: name }): SearchEntity => ({
      ...EMPTY,
      kind: 'section',
      name,
      owners: [page],
      ...(slugOf(name) !== id && { hash: id }),
    })),
    ...[...compiledDemos.frames.keys()].map((name): SearchEntity => ({
      ...EMPTY,
      kind: 'demo',
      name,
      owners: [page],
    })),
    ...keysOfPage(compiled, page),
  ];
}

/** A product's index, its types, and for the grid its events and selectors. */
function entitiesOfIndex(
  { id, folder }: Product,
  routes: ReadonlyMap<string, PrintedReference>,
  model: ReferenceModel,
): SearchEntity[] {
  const index = routes.get(`/x/api/${folder}/`);
  const types = routes.get(`/x/api/${folder}/types/`);
  const changes = routes.get(`/x/api/${folder}/changes/`);
  if (index === undefined || types === undefined) return [];
  const page = pageOf(index);
  const typesPage = pageOf(types);
  const names = types.anchors.flatMap((anchor) => /^type-(.+)$/.exec(anchor)?.[1] ?? []);
  return [
    { ...EMPTY, kind: 'page', name: index.title, text: '', owners: [page] },
    { ...EMPTY, kind: 'page', name: types.title, text: '', owners: [typesPage] },
    ...(changes === undefined ? [] : [entityOfPage(changes)]),
    ...index.toc
      .filter(({ level }) => level === 2)
      .map(({ text: name }): SearchEntity => ({ ...EMPTY, kind: 'section', name, owners: [page] })),
    ...(id === 'x-data-grid' ? entitiesOfGrid(model, page) : []),
    ...names.map((name): SearchEntity => ({ ...EMPTY, kind: 'type', name, owners: [typesPage] })),
  ];
}

const entityOfPage = (printed: PrintedReference): SearchEntity => ({
  ...EMPTY,
  kind: 'page',
  name: printed.title,
  text: '',
  owners: [pageOf(printed)],
});

const entitiesOfGrid = (
  { events, selectors }: ReferenceModel,
  page: SearchPage,
): SearchEntity[] => [
  ...events.map(({ name, plan, description, parameters }): SearchEntity => ({
    ...EMPTY,
    kind: 'event',
    name,
    plan,
    type: cutAtWord(parameters.short, TYPE_LENGTH),
    text: summarize(description, TEXT_LENGTH),
    owners: [page],
  })),
  ...selectors.map(({ name, plan, description, type, deprecated }): SearchEntity => ({
    ...EMPTY,
    kind: 'selector',
    name,
    plan,
    deprecated: deprecated !== undefined,
    type: cutAtWord(type.short, TYPE_LENGTH),
    text: summarize(description, TEXT_LENGTH),
    owners: [page],
  })),
];

const pageOf = ({ route, title, product }: PrintedReference): SearchPage => ({
  route,
  title,
  product,
});

type Entry = ComponentReference | InterfaceReference | HookReference;

const ownPage = ({ route, name, product }: Entry): SearchPage => ({ route, title: name, product });

function entityOfEntry(entry: Entry): SearchEntity {
  const { kind, name, plan, description } = entry;
  const text = summarize(description, TEXT_LENGTH);
  const deprecated = 'deprecated' in entry && entry.deprecated !== undefined;
  return { ...EMPTY, kind, name, plan, deprecated, text, owners: [ownPage(entry)] };
}

const entityOfPlayground = (page: PrintedReference): SearchEntity => ({
  ...EMPTY,
  kind: 'playground',
  name: page.title,
  plan: page.plan,
  owners: [pageOf(page)],
});

function entityOfMember(
  kind: 'prop' | 'member' | 'argument',
  member: ReferenceMember,
  entry: Entry,
): SearchEntity {
  const { name, plan, deprecated, type, description } = member;
  const fallback = member.default ?? '';
  return {
    kind,
    name,
    plan,
    deprecated: deprecated !== undefined,
    type: cutAtWord(type.short, TYPE_LENGTH),
    default: fallback.length > DEFAULT_LENGTH ? '' : fallback,
    text: summarize(description, TEXT_LENGTH),
    owners: [ownPage(entry)],
  };
}

function partsOfComponent(component: ComponentReference): SearchEntity[] {
  const { props, slots, classes } = component;
  const owners: [SearchPage] = [ownPage(component)];
  return [
    ...props.map((member) => entityOfMember('prop', member, component)),
    ...slots.map(({ name, plan, default: fallback = '', description }): SearchEntity => ({
      ...EMPTY,
      kind: 'slot',
      name,
      plan,
      default: cutAtWord(fallback, TYPE_LENGTH),
      text: summarize(description, TEXT_LENGTH),
      owners,
    })),
    ...classes.map(({ className, deprecated, description }): SearchEntity => ({
      ...EMPTY,
      kind: 'class',
      name: className,
      deprecated: deprecated !== undefined,
      text: summarize(description, TEXT_LENGTH),
      owners,
    })),
  ];
}

const partsOfInterface = (entry: InterfaceReference): SearchEntity[] =>
  entry.members.map((member) => entityOfMember('member', member, entry));

function partsOfHook(hook: HookReference): SearchEntity[] {
  const { parameters, returns } = hook;
  return [
    ...parameters.flatMap(({ members, ...parameter }) => [
      entityOfMember('argument', parameter, hook),
      ...members.map((member) =>
        entityOfMember('argument', { ...member, name: `${parameter.name}.${member.name}` }, hook),
      ),
    ]),
    ...returns.members.map((member) => entityOfMember('member', member, hook)),
  ];
}
