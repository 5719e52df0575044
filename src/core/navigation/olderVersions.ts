import type { Product } from './products.ts';

/**
 * Where the documentation of older major versions has a page, by the major: a path, or nothing where it is the same as
 * here. Versions that are not known to have the page are missing.
 */
export type OlderPaths = Readonly<Record<string, string>>;

/** Where a menu of versions leads to from a page: to the same one, or to the product's first where there is none. */
export const olderVersionsOf = (
  { olderVersions }: Pick<Product, 'olderVersions'>,
  route: string,
  paths: OlderPaths = {},
): Product['olderVersions'] =>
  olderVersions.map(({ major, url }) => {
    const path = paths[major];
    const origin = url.split('/', 3).join('/');
    return { major, url: path === undefined ? url : `${origin}${path || route}` };
  });
