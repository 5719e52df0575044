import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReferenceModel } from '#core/reference.ts';
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
    path.join(ROOT, 'src/core/reference.ts'),
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

/** The reference of the installed packages: from the cache, or read anew when the packages or this code changed. */
export async function extractReference(options: { cacheFolder: string }): Promise<ReferenceModel> {
  const file = path.join(options.cacheFolder, `reference-${keyOfReference()}.json`);
  const kept = readKept(file);
  if (kept !== undefined) return kept;
  // the TypeScript compiler loads for a second: only when there is something to read
  const { readReference } = await import('./read.ts');
  const model = await readReference();
  mkdirSync(options.cacheFolder, { recursive: true });
  // results of older code or packages serve nobody
  for (const old of readdirSync(options.cacheFolder)) {
    if (old.startsWith('reference-')) rmSync(path.join(options.cacheFolder, old), { force: true });
  }
  const half = `${file}.${process.pid}`;
  writeFileSync(half, JSON.stringify(model));
  renameSync(half, file);
  return model;
}
