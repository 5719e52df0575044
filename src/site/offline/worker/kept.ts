import { KEPT_CACHE, keptKey } from '#core/offline/files.ts';
import { readRecords } from '../records.ts';

/** What the reader keeps: path → hash of its content. */
interface Kept {
  hashes: ReadonlyMap<string, string>;
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
  const hashes = new Map<string, string>();
  // What is whole goes before what is only begun.
  for (const { manifest } of records.toSorted((a, b) => Number(b.whole) - Number(a.whole))) {
    for (const { url, sha256 } of manifest.files) if (!hashes.has(url)) hashes.set(url, sha256);
  }
  const whole = records.filter((record) => record.whole);
  const partial = records.filter(
    ({ product }) => !whole.some((record) => record.product === product),
  );
  return { hashes, whole, partial: partial.map(({ name }) => name) };
}

/** The kept file at a path; undefined when there is none, or storage fails. */
export async function keptFile(path: string): Promise<Response | undefined> {
  try {
    const { hashes } = await readKept();
    const hash = hashes.get(path);
    if (hash === undefined) return undefined;
    return await (await caches.open(KEPT_CACHE)).match(keptKey(hash));
  } catch {
    return undefined; // storage fails: the network is what is left
  }
}
