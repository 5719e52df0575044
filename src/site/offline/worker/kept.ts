import { KEPT_CACHE, keptKey } from '#core/offline/files.ts';
import type { KeptFile } from '#core/offline/manifest.ts';
import { fetchWhole, hashOf } from '../download.ts';
import { readRecords } from '../records.ts';

/** What the reader keeps. */
interface Kept {
  /** By its path. */
  files: ReadonlyMap<string, KeptFile>;
  /** Names of products, by whether all of them is here. */
  whole: readonly { route: string; name: string }[];
  partial: readonly string[];
}

let reading: Promise<Kept> | undefined;

/** Pages say when they have changed what is kept. */
export function forgetKept(): void {
  reading = undefined;
}

export function readKept(): Promise<Kept> {
  if (reading !== undefined) return reading;
  const next = read();
  reading = next;
  next.catch(forgetKept); // the next one who asks tries again
  return next;
}

async function read(): Promise<Kept> {
  const records = await readRecords();
  const files = new Map<string, KeptFile>();
  // What is whole goes before what is only begun.
  for (const { manifest } of records.toSorted((a, b) => Number(b.whole) - Number(a.whole))) {
    for (const file of manifest.files) if (!files.has(file.url)) files.set(file.url, file);
  }
  const whole = records.filter((record) => record.whole);
  const partial = records.filter(
    ({ product }) => !whole.some((record) => record.product === product),
  );
  return { files, whole, partial: partial.map(({ name }) => name) };
}

/**
 * The kept file at a path; undefined when there is none, or storage fails. A copy that is not what it was is thrown away
 * and fetched again, as long as the site still has that file.
 */
export async function keptFile(path: string): Promise<Response | undefined> {
  try {
    const { files } = await readKept();
    const file = files.get(path);
    if (file === undefined) return undefined;
    const cache = await caches.open(KEPT_CACHE);
    const copy = await cache.match(keptKey(file.sha256));
    if (copy === undefined) return undefined;
    if ((await hashOf(await copy.clone().arrayBuffer())) === file.sha256) return copy;
    await cache.delete(keptKey(file.sha256));
    const again = await fetchWhole(file, { onBytes: () => undefined });
    await cache.put(keptKey(file.sha256), again.clone());
    return again;
  } catch {
    return undefined; // storage or the network fails, or the site has another file by now
  }
}
