import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Formats that are text; fonts and pictures are compressed already. */
const TEXT = /\.(html|js|css|json|svg|txt|xml|md|map|webmanifest)$/;
/** Smaller files fit into one packet anyway, and the encodings' overhead eats the gain. */
const SMALLEST_BYTES = 512;
/** zlib works in threads of libuv's pool; this many files are under way at once. */
const AT_ONCE = 4;

const ENCODERS = {
  br: (data: Buffer) =>
    promisify(brotliCompress)(data, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
      },
    }),
  gz: (data: Buffer) => promisify(gzip)(data, { level: constants.Z_BEST_COMPRESSION }),
};

/**
 * Writes `file.br` and `file.gz` beside every text file of the export, so that no server compresses while a reader
 * waits. What was compressed before is copied from `cache`, by the hash of its content.
 * @returns names of the entries of the cache that the files came from.
 */
export async function compressExport(out: string, cache: string): Promise<Set<string>> {
  mkdirSync(cache, { recursive: true });
  const files = readdirSync(out, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const used = new Set<string>();
  const work = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      for (const name of await compressFile(file, cache)) used.add(name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return used;
}

/** @returns names of the entries of the cache that it came from; none when it is too small. */
async function compressFile(file: string, cache: string): Promise<string[]> {
  const data = readFileSync(file);
  if (data.length < SMALLEST_BYTES) return [];
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 32);
  const names: string[] = [];
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const name = `${hash}.${extension}`;
    const kept = path.join(cache, name);
    if (!existsSync(kept)) {
      // Whole or not at all: a half that a kill leaves would be served for ever.
      writeFileSync(`${kept}.half`, await encode(data));
      renameSync(`${kept}.half`, kept);
    }
    copyFileSync(kept, `${file}.${extension}`);
    names.push(name);
  }
  return names;
}

/** Removes what no file of the export came from. @param used every entry that did. */
export function pruneCompressed(cache: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(cache)) {
    if (!used.has(name)) rmSync(path.join(cache, name), { force: true });
  }
}
