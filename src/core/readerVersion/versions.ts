import type { ChangedProduct } from '../migration/change.ts';
import { changedProducts } from '../migration/products.ts';

/** Which version of a product the reader has; what is missing is the documented one. */
export type ReaderVersions = Readonly<Partial<Record<ChangedProduct, string>>>;

const ENTRY = /^(x-[a-z-]+)@(\d{1,3}\.\d{1,4}\.\d{1,4})$/;

/** The value of the preference `versions`: `x-data-grid@8.5.3 x-charts@7.29.1`. Nonsense in it counts as absent. */
export function parseVersions(text: string): ReaderVersions {
  const versions: Partial<Record<ChangedProduct, string>> = {};
  for (const entry of text.split(' ')) {
    const [, name, version] = ENTRY.exec(entry) ?? [];
    const product = changedProducts.find((each) => each === name);
    if (product !== undefined && version !== undefined) versions[product] = version;
  }
  return versions;
}

/** The way back. */
export const printVersions = (versions: ReaderVersions): string =>
  changedProducts
    .flatMap((product) => {
      const version = versions[product];
      return version === undefined ? [] : [`${product}@${version}`];
    })
    .join(' ');
