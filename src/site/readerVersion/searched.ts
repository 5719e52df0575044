import { DOCUMENTED_VERSION } from '#content/products.ts';
import { changedProducts } from '#core/migration/products.ts';
import { gapBetween, MissingNames } from '#core/readerVersion/differences.ts';
import { isMissing, isNewerThan } from '#core/readerVersion/searched.ts';
import { parseVersions } from '#core/readerVersion/versions.ts';
import type { SearchHit } from '#core/search/engine.ts';
import { loadHistory } from './loadHistory.ts';

/** Says which version of the reader's lacks what was found; undefined when it is there, or nobody knows. */
export type FindMissing = (hit: Pick<SearchHit, 'entity' | 'page'>) => string | undefined;

/** @param chosen value of the preference. @throws when what versions have cannot be loaded. */
export async function loadFindMissing(chosen: string): Promise<FindMissing> {
  const versions = parseVersions(chosen);
  const all = await Promise.all(
    changedProducts.map(async (product) => {
      const version = versions[product];
      if (version === undefined) return [];
      const history = await loadHistory(product);
      const gap = gapBetween(history, version, DOCUMENTED_VERSION);
      return [{ product, version, missing: new MissingNames(history.changes, gap) }];
    }),
  );
  const known = all.flat();
  return ({ entity, page }) =>
    known.find(
      ({ product, version, missing }) =>
        product === page.product && (isNewerThan(entity, version) || isMissing(entity, missing)),
    )?.version;
}
