import { execFile } from 'node:child_process';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { DocsError } from '#core/errors.ts';
import { syncFolder, unpackFolder } from './archive.ts';

/** Where the database itself lies in the feedback folder. */
export const CLUSTER = 'pg';
/** Where it is being made. */
const UNFINISHED = 'pg.new';
/** A slow disk of a busy machine; then something else is wrong. */
const MAKE_WITHIN_MS = 5 * 60_000;

/**
 * Sees to it that a folder holds a database: that of before, or a new and empty one, which is there as a whole or not at
 * all. It is unpacked where there is a template; to make it from nothing takes 800 MB, so that another process does it.
 * @param template the file that the build has packed (`writeTemplate.ts`); undefined or missing: there is none.
 * @throws DocsError when files of a database are there, but not all of them.
 */
export async function ensureCluster(folder: string, template: string | undefined): Promise<void> {
  const cluster = path.join(folder, CLUSTER);
  const names = await namesIn(cluster);
  if (names.includes('PG_VERSION')) return;
  if (names.length > 0) {
    throw new DocsError(
      `The database in "${cluster}" is damaged: it has files, but no PG_VERSION.`,
      'Put the folder of a backup in its place, or move it away to begin with an empty database.',
    );
  }
  const unfinished = path.join(folder, UNFINISHED);
  await rm(unfinished, { recursive: true, force: true });
  const archive = template === undefined ? undefined : await contentOf(template);
  await (archive === undefined ? makeCluster(unfinished) : unpackFolder(archive, unfinished));
  await rm(cluster, { recursive: true, force: true }); // empty, as was seen above
  await rename(unfinished, cluster);
  await syncFolder(folder);
}

/** `.ts`, or `.mjs` where the server was compiled (`src/compiler/export/serverProgram.ts`). */
const extension = path.extname(import.meta.filename);

/** What Node needs to run TypeScript. */
const loader = (): string[] =>
  extension === '.ts'
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];

/**
 * PostgreSQL's code, which is WebAssembly, runs once here, and for seconds: V8's better compiler costs more than it saves. 4.3
 * seconds of processor time without it, and 6.6 with it (record 47).
 */
const V8 = ['--liftoff-only'];

/** Makes a cluster from nothing, in a process that ends and gives its memory back. */
export async function makeCluster(folder: string): Promise<void> {
  const script = path.join(import.meta.dirname, `makeCluster${extension}`);
  await promisify(execFile)(process.execPath, [...V8, ...loader(), script, folder], {
    timeout: MAKE_WITHIN_MS,
  });
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function contentOf(file: string): Promise<Buffer<ArrayBuffer> | undefined> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
