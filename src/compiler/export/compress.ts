import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

/** Formats that are text; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|json|svg|txt|xml|md|map|webmanifest)$/;
/** Smaller files fit into one packet anyway, and the encodings' overhead eats the gain. */
const SMALLEST_BYTES = 512;
/** zlib works in threads of libuv's pool; this many files are under way at once. */
const AT_ONCE = 4;

/** Readers wait for these first, and budgets count their bytes. */
const FIRST = /\.(html|js|css)$/;

/** How hard to compress. On pages' data, brotli 10 takes a third of the time of 11 for 3 % more bytes, and 5 a fiftieth for 14 %. On the whole export, 3 takes half the time of 5 for 12 % more. */
export const BROTLI = { first: constants.BROTLI_MAX_QUALITY, later: 10, quick: 3 };

/** Compressing a smaller file quickly takes less time than asking another thread to do it. */
const SOON_DONE_BYTES = 128_000;

interface Encoder {
  encode: (data: Buffer, quality: number) => Promise<Buffer> | Buffer;
  /** How hard to compress what readers wait for, and what they do not. */
  first: number;
  later: number;
  /** How hard for one machine alone; without it, such files are not made. */
  quick?: number;
}

const ENCODERS: Record<string, Encoder> = {
  br: {
    ...BROTLI,
    encode(data, quality) {
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      };
      return quality === BROTLI.quick && data.length < SOON_DONE_BYTES
        ? brotliCompressSync(data, { params })
        : promisify(brotliCompress)(data, { params });
    },
  },
  gz: {
    first: constants.Z_BEST_COMPRESSION,
    later: constants.Z_BEST_COMPRESSION,
    encode: (data, level) => promisify(gzip)(data, { level }),
  },
};

/**
 * Writes `file.br` and `file.gz` beside every text file of the export, so that no server compresses while a reader
 * waits. What was compressed before is copied from `cache`, by the hash of its content.
 * @param quick when the files are for one machine alone: larger ones are fine, and nobody should wait for them. Every browser
 * takes brotli from localhost, so gzip is left out.
 * @param hashes gets the SHA-256 of each text file, by its path: reading them all again for that would take seconds.
 * @returns names of the entries of the cache that the files came from.
 */
export async function compressExport(
  out: string,
  cache: string,
  quick = false,
  hashes = new Map<string, Buffer>(),
): Promise<Set<string>> {
  mkdirSync(cache, { recursive: true });
  const used = new Set<string>();
  await forEachText(out, async (file) => {
    hashes.set(file.path, file.hash);
    for (const { name, extension } of await compressFile(file, cache, quick)) {
      placeFile(path.join(cache, name), `${file.path}.${extension}`);
      used.add(name);
    }
  });
  return used;
}

/**
 * Compresses what is not in the export yet, but will be as it is: `compressExport` finds it in `cache` then. It lets other
 * work go on between files.
 * @param quick as for `compressExport`.
 * @param signal ends it before the next file.
 * @throws the signal's reason.
 */
export async function compressAhead(
  folders: readonly string[],
  cache: string,
  { quick = false, signal }: { quick?: boolean; signal?: AbortSignal } = {},
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  for (const folder of folders) {
    await forEachText(folder, async (file) => {
      signal?.throwIfAborted();
      await compressFile(file, cache, quick);
      await setImmediate();
    });
  }
}

/** What was written less than this long ago may still be written. */
const SETTLED_MS = 200;

/**
 * Compresses the files with text below a folder into which somebody else is writing, as they come: `compressExport` finds in
 * `cache` what it needs. It lets other work go on between files.
 * @param quick as for `compressExport`.
 * @param signal ends it before the next file, when nothing is written any more.
 */
export async function compressWhileWritten(
  folder: string,
  cache: string,
  { quick = false, signal }: { quick?: boolean; signal: AbortSignal },
): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const seen = new Set<string>();
  const isNew = (file: string): boolean => {
    if (seen.has(file)) return false;
    const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity };
    return mtimeMs < Date.now() - SETTLED_MS;
  };
  while (!signal.aborted) {
    const files = existsSync(folder) ? textsBelow(folder).filter(isNew) : [];
    for (const file of files) {
      seen.add(file);
      await compressFile(readText(file), cache, quick);
      await setImmediate();
      if (signal.aborted) return;
    }
    if (files.length === 0) await setTimeout(SETTLED_MS);
  }
}

interface TextFile {
  path: string;
  data: Buffer;
  /** Its SHA-256. */
  hash: Buffer;
}

/** Reads all files with text below a folder, a few at a time. */
async function forEachText(folder: string, take: (file: TextFile) => Promise<void>): Promise<void> {
  const files = textsBelow(folder);
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) await take(readText(file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

const textsBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

function readText(file: string): TextFile {
  const data = readFileSync(file);
  return { path: file, data, hash: createHash('sha256').update(data).digest() };
}

/** An entry of the cache. */
interface Kept {
  name: string;
  /** Of its encoding. */
  extension: string;
}

/** @returns the entries of the cache that have the file; none when it is too small. */
async function compressFile(
  { path: file, data, hash }: TextFile,
  cache: string,
  quick: boolean,
): Promise<Kept[]> {
  if (data.length < SMALLEST_BYTES) return [];
  const key = hash.toString('hex').slice(0, 32);
  const all: Kept[] = [];
  for (const [extension, encoder] of Object.entries(ENCODERS)) {
    const thorough = FIRST.test(file) ? encoder.first : encoder.later;
    const nameFor = (quality: number): string => `${key}-${quality}.${extension}`;
    const isKept = existsSync(path.join(cache, nameFor(thorough)));
    const quality = quick && !isKept ? encoder.quick : thorough;
    if (quality === undefined) continue;
    const name = nameFor(quality);
    const kept = path.join(cache, name);
    if (!existsSync(kept)) {
      // Whole or not at all: a half that a kill leaves would be served for ever.
      writeFileSync(`${kept}.half`, await encoder.encode(data, quality));
      renameSync(`${kept}.half`, kept);
    }
    all.push({ name, extension });
  }
  return all;
}

/** Gives a kept file a second name where the disk can do that: copying ten thousand files takes seconds. */
function placeFile(kept: string, place: string): void {
  rmSync(place, { force: true });
  try {
    linkSync(kept, place);
  } catch {
    copyFileSync(kept, place);
  }
}

/** Removes what no file of the export came from. @param used every entry that did. */
export function pruneCompressed(cache: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(cache)) {
    if (!used.has(name)) rmSync(path.join(cache, name), { force: true });
  }
}
