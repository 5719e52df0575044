import type { NavigationEntry } from '#core/navigation/navigation.ts';
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
