import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { DocsError } from '#core/errors.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { createCache } from '../cache.ts';
import { ROOT } from '../paths.ts';
import { readPackages } from './packages.ts';

const CHILD = 'src/compiler/extract/readChild.ts';

/**
 * Young objects get 64 MB: a fifth less processor time than with 16 MB and a limit for old ones, for 0.7 GB in all instead of
 * 0.5. Pages are compiled at the same time, and V8's helper threads would take processor time from that (record 47).
 */
const V8 = [
  '--max-semi-space-size=64',
  '--single-threaded-gc',
  '--v8-pool-size=1',
  '--interrupt-budget=1000000',
];

/** A program where the compiler is one, too (`scripts/compiler.mjs`). */
const PROGRAM =
  path.extname(import.meta.filename) === '.ts'
    ? ['--import', 'tsx', CHILD]
    : [path.join(import.meta.dirname, 'readChild.mjs')];

type Answer = { model: ReferenceModel } | { what: string; remedy: string };

/**
 * Reads the packages in a process of its own.
 * @param file where it puts its answer.
 * @throws DocsError as reading does.
 */
async function readInChild(file: string): Promise<ReferenceModel> {
  await promisify(execFile)(process.execPath, [...V8, ...PROGRAM, file], {
    cwd: ROOT,
  });
  const answer = JSON.parse(readFileSync(file, 'utf8')) as Answer;
  rmSync(file);
  if ('model' in answer) return answer.model;
  throw new DocsError(answer.what, answer.remedy);
}

/** The reference of the installed packages: from the cache, or read anew when the packages or this code changed. */
export function extractReference(generated: string): Promise<ReferenceModel> {
  const cache = createCache(generated, 'model', CHILD, 'src/compiler/extract/runtimeChild.mjs');
  const packages = readPackages().map(({ name, version }) => `${name}@${version}`);
  const facts = readFileSync(path.join(ROOT, 'content/facts/api-pages.json'), 'utf8');
  return cache.get([...packages, facts], () =>
    readInChild(path.join(generated, `model.${process.pid}.json`)),
  );
}
