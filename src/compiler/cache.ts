import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';

/** A short hash of texts, in order; used as a cache key and in file names. */
export function hashOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 24);
}

/** TypeScript files below a folder, tests left out, in order. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

let compilerHash: string | undefined;

/** Changes whenever the compiler's own code, the rules it shares, or the installed packages change. */
function versionOfCompiler(): string {
  if (compilerHash !== undefined) return compilerHash;
  const files = [
    ...sourcesBelow(path.join(ROOT, 'src/compiler')),
    ...sourcesBelow(path.join(ROOT, 'src/core')),
    ...sourcesBelow(path.join(ROOT, 'src/markup')),
    ...sourcesBelow(path.join(ROOT, 'src/site/demo')),
    path.join(ROOT, 'package-lock.json'),
    path.join(ROOT, 'tsconfig.base.json'),
    path.join(ROOT, 'content/tsconfig.json'),
    path.join(ROOT, 'content/oldPackages.ts'),
  ];
  compilerHash = hashOf(...files.map((file) => readFileSync(file, 'utf8')));
  return compilerHash;
}

/** Keeps results by the hash of what they were made from; a result is plain JSON. */
export interface Cache {
  /** The kept result for these inputs, or the one `make` gives now. */
  get: <T>(inputs: string[], make: () => T | Promise<T>) => Promise<T>;
  /** The kept result, when there is one. */
  read: <T>(inputs: string[]) => T | undefined;
  write: (inputs: string[], value: unknown) => void;
}

/** A cache of one kind of result in `<generated>/cache/<kind>`; damaged entries count as absent. */
export function createCache(generated: string, kind: string): Cache {
  const folder = path.join(generated, 'cache', kind);
  mkdirSync(folder, { recursive: true });
  const fileOf = (inputs: string[]) =>
    path.join(folder, `${hashOf(versionOfCompiler(), ...inputs)}.json`);

  function read<T>(inputs: string[]): T | undefined {
    try {
      return JSON.parse(readFileSync(fileOf(inputs), 'utf8')) as T;
    } catch {
      return undefined; // not kept yet, or cut short by a kill: made again
    }
  }

  function write(inputs: string[], value: unknown): void {
    const file = fileOf(inputs);
    const half = `${file}.${process.pid}`;
    writeFileSync(half, JSON.stringify(value));
    renameSync(half, file);
  }

  return {
    read,
    write,
    async get<T>(inputs: string[], make: () => T | Promise<T>) {
      const kept = read<T>(inputs);
      if (kept !== undefined) return kept;
      const made = await make();
      write(inputs, made);
      return made;
    },
  };
}
