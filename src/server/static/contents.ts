import { readFile } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import type { Representation } from './representation.ts';

/** Gives the bytes of a small file; undefined for one that is to be streamed. */
export type Contents = (of: Representation) => Promise<Uint8Array<ArrayBuffer> | undefined>;

/** A page is far below, a pack of the live editor above. */
const LARGEST_BYTES = 256 * 1024;
/** About what all pages and chunks of this site are, compressed. */
const ALL_BYTES = 24 * 1024 * 1024;

/**
 * Keeps the small files that are asked for most in memory, by the tag that names their content.
 *
 * @throws what the disk throws, or that a file has changed since its tag was made; neither is remembered.
 */
export function createContents(): Contents {
  const kept = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({
    maxSize: ALL_BYTES,
    maxEntrySize: LARGEST_BYTES,
  });
  return async ({ path, size, etag }) => {
    if (size > LARGEST_BYTES || size === 0) return undefined;
    const key = `${etag} ${path}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    // The promise is kept, not its value: requests that come together share one reading.
    const reading = read(path, size);
    kept.set(key, reading, { size });
    // The caller has the same promise and hears of the failure.
    reading.catch(() => kept.delete(key));
    return reading;
  };
}

async function read(path: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readFile(path);
  if (bytes.length === size) return new Uint8Array(bytes);
  throw new Error(`"${path}" has ${bytes.length} bytes, and had ${size} a moment ago.`);
}
