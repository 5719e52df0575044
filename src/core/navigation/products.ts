import type { Plan } from '../reference/plans.ts';

export type ProductId = 'x' | 'x-data-grid' | 'x-date-pickers' | 'x-charts' | 'x-tree-view';

/** One documented product; the records stand in `content/products.ts`. */
export interface Product {
  id: ProductId;
  /** As navigation says it: "Data Grid". */
  name: string;
  /** As titles say it: "React Data Grid". */
  title: string;
  /** Folder under `content/docs`; empty for the generic product, which owns the folders nobody else does. */
  folder: string;
  /** The overview. */
  route: string;
  /** Every route that starts with one of these belongs to the product. */
  routes: string[];
  packages: { name: string; plan: Plan }[];
  olderVersions: { major: number; url: string }[];
}

/**
 * The product a route belongs to; the generic one (the first record) when no other claims it.
 * @throws when `products` is empty.
 */
export function productOfRoute(products: readonly Product[], route: string): Product {
  const [generic, ...others] = products;
  if (generic === undefined) throw new Error('The product table is empty.');
  return others.find((p) => p.routes.some((root) => route.startsWith(root))) ?? generic;
}

/**
 * The route of a page folder below `content/docs`: `data-grid/sorting` → `/x/react-data-grid/sorting/`,
 * `guides/telemetry` → `/x/guides/telemetry/`.
 */
export function routeOfFolder(products: readonly Product[], folder: string): string {
  const [area = '', ...rest] = folder.split('/');
  const product = products.find((p) => p.folder !== '' && p.folder === area);
  const root = product === undefined ? `/x/${area}/` : product.route;
  return rest.length === 0 ? root : `${root}${rest.join('/')}/`;
}

/** The page folder below `content/docs` of a route: the inverse of `routeOfFolder`. */
export function folderOfRoute(products: readonly Product[], route: string): string {
  const product = products.find(
    ({ folder, route: root }) => folder !== '' && route.startsWith(root),
  );
  const rest = route.slice((product?.route ?? '/x/').length, -1);
  return [product?.folder ?? '', rest].filter((part) => part !== '').join('/');
}
