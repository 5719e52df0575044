import { KEPT_CACHE, OFFLINE_ROOT } from '#core/offline/files.ts';
import { parseManifest, type KeepManifest } from '#core/offline/manifest.ts';
import type { ProductId } from '#core/navigation/products.ts';

/*
 * Which products are kept, as entries of the same cache as their files: the one place that both a page and the worker
 * can read, and that the browser throws away as a whole or not at all. A product has a record of what serves, and while
 * it is fetched, one of what is to come.
 */

/** One product's list of files on this device. */
export interface KeptRecord {
  product: ProductId;
  name: string;
  route: string;
  /** All files were here when it was written. Otherwise it was begun. */
  whole: boolean;
  /** Where the list came from; it has a hash in its name. */
  address: string;
  manifest: KeepManifest;
}

/** A record as it is stored. */
interface StoredRecord {
  name: string;
  route: string;
  address: string;
  /** As it was sent. */
  manifest: string;
}

const FOLDERS = { whole: `${OFFLINE_ROOT}whole/`, begun: `${OFFLINE_ROOT}begun/` };

const keyOf = (product: ProductId, whole: boolean): string =>
  (whole ? FOLDERS.whole : FOLDERS.begun) + product;

/** Every record. Rejects when storage is refused. */
export async function readRecords(): Promise<KeptRecord[]> {
  if (!(await caches.has(KEPT_CACHE))) return [];
  const cache = await caches.open(KEPT_CACHE);
  const records: KeptRecord[] = [];
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    const whole = pathname.startsWith(FOLDERS.whole);
    if (!whole && !pathname.startsWith(FOLDERS.begun)) continue;
    const response = await cache.match(request);
    const record = response === undefined ? undefined : await parseRecord(response, whole);
    if (record === undefined) await cache.delete(request);
    else records.push(record);
  }
  return records;
}

/** Undefined for what a worker or page that was ended in the middle has left. */
async function parseRecord(response: Response, whole: boolean): Promise<KeptRecord | undefined> {
  try {
    const stored = (await response.json()) as Partial<StoredRecord>;
    const [name, route, address] = [stored.name, stored.route, stored.address].map(String);
    const manifest = parseManifest(String(stored.manifest));
    if (name === undefined || route === undefined || address === undefined) return undefined;
    return { product: manifest.product, name, route, address, whole, manifest };
  } catch {
    return undefined;
  }
}

/** Keeps a record, in place of the one of the same kind. Rejects when there is no room. */
export async function writeRecord(
  record: StoredRecord,
  product: ProductId,
  whole: boolean,
): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  await cache.put(keyOf(product, whole), new Response(JSON.stringify(record)));
}

export async function deleteRecord(product: ProductId, whole: boolean): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  await cache.delete(keyOf(product, whole));
}
