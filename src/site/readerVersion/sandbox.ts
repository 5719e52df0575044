import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import type { ChangedProduct } from '#core/migration/change.ts';
import { changedProducts } from '#core/migration/products.ts';
import {
  gapsOfDemo,
  productsOfSandbox,
  withReaderVersions,
  type DemoGap,
  type Histories,
} from '#core/readerVersion/sandbox.ts';
import { parseVersions } from '#core/readerVersion/versions.ts';
import type { SandboxSource } from '#core/sandbox/source.ts';
import { loadHistory } from './loadHistory.ts';

/* Load this module with `import()` when a reader who has chosen versions comes to a demo. */

const historiesOf = async (products: readonly ChangedProduct[]): Promise<Histories> =>
  Object.fromEntries(
    await Promise.all(
      products.map(async (product) => [product, await loadHistory(product)] as const),
    ),
  );

/**
 * Fetches what is known of the products that the reader has chosen versions of.
 * @param chosen value of the preference.
 * @throws when it cannot be had.
 */
export async function loadHistories(chosen: string): Promise<void> {
  const versions = parseVersions(chosen);
  await historiesOf(changedProducts.filter((product) => versions[product] !== undefined));
}

/** A sandbox with the reader's versions where it can have them, and what to say of that. */
export async function inReaderVersions(
  source: SandboxSource,
  chosen: string,
): Promise<{ source: SandboxSource; note: string }> {
  const versions = parseVersions(chosen);
  let histories: Histories;
  try {
    histories = await historiesOf(productsOfSandbox(source.imports, versions));
  } catch {
    return { source, note: words.sandboxUnknown };
  }
  const { source: made, notes } = withReaderVersions(source, {
    versions,
    histories,
    documented: DOCUMENTED_VERSION,
  });
  return { source: made, note: notes.map(words.sandbox).join(' ') };
}

/**
 * What a demo uses that the reader's versions lack.
 * @param chosen value of the preference.
 * @throws when what is known of them cannot be had.
 */
export async function readGaps(source: SandboxSource, chosen: string): Promise<DemoGap[]> {
  const versions = parseVersions(chosen);
  const histories = await historiesOf(productsOfSandbox(source.imports, versions));
  return gapsOfDemo(source, { versions, histories, documented: DOCUMENTED_VERSION });
}
