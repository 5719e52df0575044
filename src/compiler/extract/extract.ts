import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DocsError } from '#core/errors.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { hashOf, sourcesBelow } from '../cache.ts';
import { ROOT } from '../paths.ts';
import { readPackages } from './packages.ts';

const HERE = path.dirname(fileURLToPath(import.meta.url));

/*
 * Not `createCache`: its key is the whole compiler's code, and reading the packages again takes half a minute. This
 * key is what the result is made of: the packages, which pages there are, and the code of this folder.
 */
function keyOfReference(): string {
  const files = [
    ...sourcesBelow(HERE),
    path.join(HERE, 'runtimeChild.mjs'),
    path.join(ROOT, 'src/core/reference/reference.ts'),
    path.join(ROOT, 'content/facts/api-pages.json'),
    path.join(ROOT, 'content/api.ts'),
    path.join(ROOT, 'content/products.ts'),
  ];
  return hashOf(
    ...readPackages().map(({ name, version }) => `${name}@${version}`),
    ...files.map((file) => readFileSync(file, 'utf8')),
  );
}

function readKept(file: string): ReferenceModel | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ReferenceModel;
  } catch {
    return undefined; // not kept yet, or cut short by a kill: made again
  }
}

/** Half of what the compiler would let itself grow to: 0.6 GB instead of 0.73 in all, for a second more of collecting. */
const HEAP = ['--max-old-space-size=440', '--max-semi-space-size=8'];

type Answer = { model: ReferenceModel } | { what: string; remedy: string };

/**
 * Reads the packages in a process of its own.
 * @param file where it puts its answer.
 * @throws DocsError as reading does.
 */
async function readInChild(file: string): Promise<ReferenceModel> {
  const child = path.join(HERE, 'readChild.ts');
  await promisify(execFile)(process.execPath, [...HEAP, '--import', 'tsx', child, file], {
    cwd: ROOT,
  });
  const answer = JSON.parse(readFileSync(file, 'utf8')) as Answer;
  if ('model' in answer) return answer.model;
  rmSync(file);
  throw new DocsError(answer.what, answer.remedy);
}

/** The reference of the installed packages: from the cache, or read anew when the packages or this code changed. */
export async function extractReference(options: { cacheFolder: string }): Promise<ReferenceModel> {
  const file = path.join(options.cacheFolder, `reference-${keyOfReference()}.json`);
  const kept = readKept(file);
  if (kept !== undefined) return kept;
  mkdirSync(options.cacheFolder, { recursive: true });
  const half = `${file}.${process.pid}`;
  const model = await readInChild(half);
  // results of older code or packages serve nobody
  for (const old of readdirSync(options.cacheFolder)) {
    if (old.startsWith('reference-')) rmSync(path.join(options.cacheFolder, old), { force: true });
  }
  writeFileSync(half, JSON.stringify(model));
  renameSync(half, file);
  return model;
}
