import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { OutFile } from './outFolder.ts';

/** Gives the fingerprint of a file's content. */
export type Fingerprint = (file: OutFile) => Promise<string>;

/** 132 bits: no two files of a site will ever share one. */
const CHARACTERS = 22;

/**
 * Reads each file once for as long as its time and size stay the same.
 * What is remembered is bounded by the files of the export, since only those are asked for.
 *
 * @throws what the disk throws; a failure is not remembered.
 */
export function createFingerprint(): Fingerprint {
  const known = new Map<string, { size: number; modifiedMs: number; value: Promise<string> }>();

  return (file) => {
    const { path, size, modifiedMs } = file;
    const entry = known.get(path);
    if (entry !== undefined && entry.size === size && entry.modifiedMs === modifiedMs) {
      return entry.value;
    }
    // The promise is kept, not its value: requests that come together share one reading.
    const value = hashOf(path);
    known.set(path, { size, modifiedMs, value });
    // The caller has the same promise and hears of the failure.
    value.catch(() => known.get(path)?.value === value && known.delete(path));
    return value;
  };
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('base64url').slice(0, CHARACTERS);
}
