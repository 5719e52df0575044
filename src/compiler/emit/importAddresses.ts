import type { Product } from '#core/navigation/products.ts';
import type { PrintedReference } from '../reference/printedReference.ts';

/** The reference page of a name that code imports; undefined when it has none. */
export type ImportAddresses = (name: string, from: string) => string | undefined;

/** `@mui/x-charts/BarChart` → `@mui/x-charts`. */
const PACKAGE = /^(?:@[^/]+\/)?[^/]+/;

/** Leads from what code imports to the reference: names are those of pages, of the product that the package belongs to. */
export function createImportAddresses(
  reference: readonly Pick<PrintedReference, 'title' | 'product' | 'route'>[],
  products: readonly Product[],
): ImportAddresses {
  const owners = new Map(
    products.flatMap(({ id, packages }) => packages.map(({ name }) => [name, id] as const)),
  );
  const routes = new Map(
    reference.map(({ title, product, route }) => [`${product} ${title}`, route]),
  );
  return (name, from) => {
    const product = owners.get(PACKAGE.exec(from)?.[0] ?? '');
    return product === undefined ? undefined : routes.get(`${product} ${name}`);
  };
}
