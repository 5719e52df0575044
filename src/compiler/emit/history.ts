import path from 'node:path';
import published from '#content/publishedVersions.json' with { type: 'json' };
import { majorOf } from '#core/history/history.ts';
import { changesOfProduct } from '#core/history/changes.ts';
import { historyFile, packageVersions, type ProductHistory } from '#core/history/productHistory.ts';
import { FILE_READER } from '#core/readerVersion/limits.ts';
import { changedProducts } from '#core/migration/products.ts';
import type { ProductHistories } from '../history/annotate.ts';
import { bundleWorker } from './bundleWorker.ts';
import { writeIfChanged } from './write.ts';

const releases: Readonly<Record<string, readonly string[]>> = published;

/**
 * Writes what the versions of each product have, for readers who say which one they have and for the server's tools, and
 * the reader of their lockfiles.
 */
export async function emitHistory(
  generated: string,
  histories: ProductHistories,
  documented: string,
): Promise<void> {
  for (const product of changedProducts) {
    const packages = histories.get(product) ?? [];
    const history: ProductHistory = {
      changes: changesOfProduct(packages, majorOf(documented)),
      packages: Object.fromEntries(
        packages.map((one) => [one.package, packageVersions(one, releases[one.package] ?? [])]),
      ),
    };
    const file = path.join(generated, 'static', historyFile(product));
    writeIfChanged(file, JSON.stringify(history));
  }
  const worker = await bundleWorker('src/site/readerVersion/worker.ts');
  writeIfChanged(path.join(generated, 'static', FILE_READER), worker);
}
