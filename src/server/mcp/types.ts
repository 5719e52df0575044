import { SITE_ORIGIN } from '#content/site.ts';
import { products } from '#content/products.ts';
import { outlineOf } from '#core/page/outline.ts';
import { productOfRoute, type ProductId } from '#core/navigation/products.ts';
import { DEFAULT_VARIANT } from '#core/twins/markdownTwin.ts';
import { readAddress } from './address.ts';
import type { Library } from './library.ts';
import { escapePattern } from './pattern.ts';

/** A type that the reference mentions and that has no page of its own. */
export interface NamedType {
  name: string;
  product: ProductId;
  /** Of the page that lists it. */
  route: string;
  /** Id on that page. */
  id: string;
  /** Its declaration, with what is said about it. */
  markdown: string;
}

/** Types that one declaration mentions are printed with it; more would be a page. */
const MOST_REFERENCED = 8;

const TYPE_NAME = /\b[A-Z]\w+\b/g;

/**
 * A type by its name, with those that its declaration mentions; undefined when no product lists it.
 * @param sameCase letter by letter; else in whatever letter case.
 */
export async function findType(
  library: Library,
  name: string,
  { product, sameCase }: { product: ProductId | undefined; sameCase: boolean },
): Promise<{ type: NamedType; referenced: NamedType[] } | undefined> {
  for (const { id, folder } of productsWithTypes(product)) {
    const types = await typesOf(library, id, typesRoute(folder));
    const type = sameCase
      ? types.get(name)
      : [...types.values()].find((one) => one.name.toLowerCase() === name.toLowerCase());
    if (type === undefined) continue;
    const names = new Set(type.markdown.match(TYPE_NAME));
    names.delete(type.name);
    const referenced = [...names].flatMap((one) => types.get(one) ?? []);
    return { type, referenced: referenced.slice(0, MOST_REFERENCED) };
  }
  return undefined;
}

/** What the address of a type on any page means, `/x/api/data-grid/types/#type-GridSortModel`; undefined for other texts. */
export function readTypeAddress(
  text: string,
): { name: string; product: ProductId | undefined } | undefined {
  const { route, hash } = readAddress(text);
  const name = /^type-(\w+)$/.exec(hash)?.[1];
  if (name === undefined) return undefined;
  const { id, folder } = productOfRoute(products, route);
  return { name, product: folder === '' ? undefined : id };
}

/** Every type that the products list, or one of them. */
export async function listTypes(
  library: Library,
  product: ProductId | undefined,
): Promise<NamedType[]> {
  const lists = await Promise.all(
    productsWithTypes(product).map(({ id, folder }) => typesOf(library, id, typesRoute(folder))),
  );
  return lists.flatMap((types) => [...types.values()]);
}

/** Those whose declaration has a member of that name: keys of texts, of events and of classes are members of types. */
export function typesWithMember(types: readonly NamedType[], name: string): NamedType[] {
  const member = new RegExp(`^ +(?:readonly )?'?${escapePattern(name)}'?\\??[:(]`, 'm');
  return types.filter(({ markdown }) => member.test(markdown));
}

const productsWithTypes = (product: ProductId | undefined) =>
  products.filter(({ id, folder }) => folder !== '' && (product === undefined || id === product));

const typesRoute = (folder: string): string => `/x/api/${folder}/types/`;

/** Every type that a product's page of types lists, by name. */
async function typesOf(
  library: Library,
  product: ProductId,
  route: string,
): Promise<ReadonlyMap<string, NamedType>> {
  const page = await library.page(route);
  if (page === undefined) return new Map();
  const { markdown } = await library.text(page, DEFAULT_VARIANT);
  const headings = outlineOf(markdown).filter(({ level }) => level === 3);
  return new Map(
    headings.map(({ title: name, from, to }) => {
      const text = markdown.slice(from, to).trimEnd();
      return [name, { name, product, route, id: `type-${name}`, markdown: text }];
    }),
  );
}

/** Where people read about a type. */
export const addressOfType = ({ route, id }: NamedType): string => `${SITE_ORIGIN}${route}#${id}`;
