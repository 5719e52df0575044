import compare from 'semver/functions/compare.js';
import type { ChangedProduct } from '../migration/change.ts';
import { productPackages } from '../migration/products.ts';
import { majorOf } from '../history/history.ts';
import type { KnownVersions } from './readVersion.ts';

/** The newest major version that the history has read (`npm run history`); a test of the history holds it to that. */
export const NEWEST_MAJOR = 9;

/** Package → its final releases, the oldest first. */
export type PublishedVersions = Readonly<Record<string, readonly string[]>>;

const knownOf = (versions: readonly string[]): KnownVersions => ({
  published: versions,
  majors: [...new Set([...versions.map(majorOf), NEWEST_MAJOR])].toSorted((a, b) => a - b),
});

/** What exists of one package. */
export const knownOfPackage = (published: PublishedVersions, name: string): KnownVersions =>
  knownOf(published[name] ?? []);

/** What exists of any package of a product: a patch may be there for one plan only. */
export function knownOfProduct(
  published: PublishedVersions,
  product: ChangedProduct,
): KnownVersions {
  const all = productPackages
    .filter((each) => each.product === product)
    .flatMap(({ name }) => published[name] ?? []);
  return knownOf([...new Set(all)].toSorted(compare));
}
