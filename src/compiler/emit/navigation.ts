import { pruneTree, type NavigationEntry } from '#core/navigation/navigation.ts';
import type { NavigationGroup } from '#markup/navigation/Navigation.tsx';
import { productOfRoute, type Product } from '#core/navigation/products.ts';

/** What the navigation of one product shows: its own groups in full, the groups of other products as one link each. */
export function navigationGroups(
  tree: readonly NavigationEntry[],
  products: readonly Product[],
  product: Product,
): NavigationGroup[] {
  return tree.map((group) => {
    const owner = ownerOf(group, products);
    if (owner.id === product.id || group.children === undefined) return group;
    return { title: group.title, route: firstRoute(group) ?? owner.route, other: true };
  });
}

/** The product that the first page of a group belongs to. */
export function ownerOf(group: NavigationEntry, products: readonly Product[]): Product {
  return productOfRoute(products, firstRoute(group) ?? '');
}

function firstRoute(entry: NavigationEntry): string | undefined {
  if (entry.route !== undefined) return entry.route;
  return entry.children?.map(firstRoute).find((route) => route !== undefined);
}

/** The tree that readers see: what is written, and what is planned, which says so. */
export function withPlanned(
  tree: readonly NavigationEntry[],
  written: ReadonlySet<string>,
  promised: ReadonlySet<string>,
): NavigationEntry[] {
  const mark = (entry: NavigationEntry): NavigationEntry => ({
    ...entry,
    ...(entry.route !== undefined && promised.has(entry.route) && { planned: true }),
    ...(entry.children !== undefined && { children: entry.children.map(mark) }),
  });
  return pruneTree(tree, (route) => written.has(route) || promised.has(route)).map(mark);
}
