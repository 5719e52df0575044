import type { ProductId } from '#core/navigation/products.ts';
import type {
  ComponentReference,
  InterfaceReference,
  ReferenceModel,
} from '#core/reference/reference.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { typeId } from '../reference/typeLinks.ts';

/** What has a page with rows: props, slots and classes, or members. */
export type Owner = ComponentReference | InterfaceReference;

/** What prose can name, and where each thing is shown. */
export interface NameIndex {
  model: ReferenceModel;
  owners: readonly Owner[];
  /** Prop or member → its owners. */
  having: ReadonlyMap<string, readonly Owner[]>;
  /** Route of a reference page → its anchors. */
  pages: ReadonlyMap<string, ReadonlySet<string>>;
  /** Type → where its record stands, for every page that has it. */
  types: ReadonlyMap<string, readonly { product: ProductId; route: string; href: string }[]>;
  /** Every name that exists somewhere in the packages, in Material UI or in React. */
  known: ReadonlySet<string>;
}

const TYPE_PREFIX = typeId('');

/** What prose can name, from the reference and from the pages printed of it. */
export function createNameIndex(
  model: ReferenceModel,
  printed: readonly PrintedReference[],
): NameIndex {
  const types = new Map<string, { product: ProductId; route: string; href: string }[]>();
  for (const { route, product, anchors } of printed) {
    for (const anchor of anchors) {
      if (!anchor.startsWith(TYPE_PREFIX)) continue;
      const name = anchor.slice(TYPE_PREFIX.length);
      const places = types.get(name) ?? [];
      types.set(name, [...places, { product, route, href: `${route}#${anchor}` }]);
    }
  }
  const owners = [...model.components, ...model.interfaces];
  const having = new Map<string, Owner[]>();
  for (const owner of owners) {
    for (const { name } of membersOf(owner)) having.set(name, [...(having.get(name) ?? []), owner]);
  }
  return {
    model,
    owners,
    having,
    pages: new Map(printed.map(({ route, anchors }) => [route, new Set(anchors)])),
    types,
    known: new Set(knownNames(model)),
  };
}

function knownNames(model: ReferenceModel): string[] {
  const { components, interfaces, hooks, events, selectors, types, exports } = model;
  const records = Object.values(types);
  return [
    ...exports,
    ...[...components, ...interfaces, ...hooks, ...events, ...selectors, ...records].map(
      ({ name }) => name,
    ),
    ...components.flatMap(({ props, slots, alsoAccepts }) => [
      ...[...props, ...slots].map(({ name }) => name),
      ...alsoAccepts,
    ]),
    ...interfaces.flatMap(({ members }) => members.map(({ name }) => name)),
    // Callbacks of types that have a record and no page.
    ...records.flatMap(({ text }) => text.match(/\bon[A-Z]\w*/g) ?? []),
  ];
}

/** The rows of an owner that a name can mean: props, or members. */
export const membersOf = (owner: Owner) =>
  owner.kind === 'component' ? owner.props : owner.members;

/** The owner of a name; of several products, that of `product` first. */
export const ownerOf = (
  { owners }: Pick<NameIndex, 'owners'>,
  name: string,
  product: ProductId,
): Owner | undefined => {
  const found = owners.filter((owner) => owner.name === name);
  return found.find((owner) => owner.product === product) ?? found[0];
};

/** Where a row is shown: on its owner's page, or on one of the pages below it. */
export function hrefOf({ pages }: NameIndex, route: string, anchor: string): string {
  if (pages.get(route)?.has(anchor)) return `${route}#${anchor}`;
  for (const [other, anchors] of pages) {
    if (other.startsWith(route) && anchors.has(anchor)) return `${other}#${anchor}`;
  }
  return route;
}

/** Where a type can be read: its own page, or its record nearest to what a page is about. */
export function typeHref(
  index: NameIndex,
  name: string,
  { scope, product }: { scope: readonly Owner[]; product: ProductId },
): string | undefined {
  const owner = ownerOf(index, name, product);
  if (owner !== undefined) return owner.route;
  const places = index.types.get(name) ?? [];
  const near = scope
    .map(({ route }) => places.find((place) => place.route.startsWith(route)))
    .find((place) => place !== undefined);
  return (near ?? places.find((place) => place.product === product) ?? places[0])?.href;
}
