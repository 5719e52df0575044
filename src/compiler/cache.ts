import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setImmediate as otherWork } from 'node:timers/promises';
import { importClosure, textOfModule } from './importClosure.ts';
import { relativePath, ROOT } from './paths.ts';

/** Letters of a hash, which stands before each entry as its checksum. */
const CHECKSUM_LENGTH = 24;

/** A short hash of texts, in order; used as a cache key and in file names. */
export function hashOf(...parts: string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, CHECKSUM_LENGTH);
}

/** TypeScript files below a folder, tests left out, in order. */
export function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** What decides results beside code and inputs: the installed packages, and the rules of the type checker. */
const ENVIRONMENT = ['package-lock.json', 'tsconfig.base.json', 'content/tsconfig.json'];

/** Changes whenever a module that the step runs changes, or an installed package. */
function versionOf(modules: readonly string[]): string {
  const files = importClosure(modules.map((file) => path.join(ROOT, file)));
  return hashOf(
    ...ENVIRONMENT.map((file) => readFileSync(path.join(ROOT, file), 'utf8')),
    ...files.flatMap((file) => [relativePath(ROOT, file), textOfModule(file)]),
  );
}

/** Keeps results by the hash of what they were made from; a result is plain JSON. */
export interface Cache {
  /** The kept result for these inputs, or the one `make` gives now. */
  get: <T>(inputs: string[], make: () => T | Promise<T>) => Promise<T>;
  /** The kept result, when there is one. */
  read: <T>(inputs: string[]) => T | undefined;
  write: (inputs: string[], value: unknown) => void;
}

/** Folders of caches that this process has opened → the names of the entries it has used. */
const opened = new Map<string, Set<string>>();

let hasReportedDamage = false;

/**
 * A cache of one kind of result in `<generated>/cache/<kind>`. Damaged entries count as absent, which is said once.
 * @param modules what makes the results, from the project's root: a change of one of these modules, or of a module that it
 *   loads (tables of `content/` among them), makes every result anew.
 */
export function createCache(generated: string, kind: string, ...modules: string[]): Cache {
  const folder = path.join(generated, 'cache', kind);
  mkdirSync(folder, { recursive: true });
  const version = versionOf(modules);
  const used = opened.get(folder) ?? new Set();
  opened.set(folder, used);

  function fileOf(inputs: string[]): string {
    const name = `${hashOf(version, ...inputs)}.json`;
    used.add(name);
    return path.join(folder, name);
  }

  function read<T>(inputs: string[]): T | undefined {
    const file = fileOf(inputs);
    if (!existsSync(file)) return undefined;
    const text = readFileSync(file, 'utf8');
    const json = text.slice(CHECKSUM_LENGTH + 1);
    if (hashOf(json) === text.slice(0, CHECKSUM_LENGTH)) return JSON.parse(json) as T;
    if (!hasReportedDamage) {
      console.warn(`${file} is damaged; it and others like it are made again.`);
    }
    hasReportedDamage = true;
    return undefined;
  }

  function write(inputs: string[], value: unknown): void {
    const file = fileOf(inputs);
    const half = `${file}.${process.pid}`;
    const json = JSON.stringify(value);
    writeFileSync(half, `${hashOf(json)}\n${json}`);
    renameSync(half, file);
  }

  return {
    read,
    write,
    async get<T>(inputs: string[], make: () => T | Promise<T>) {
      const kept = read<T>(inputs);
      if (kept !== undefined) return kept;
      // A long run of results must not keep bundlers and threads waiting for an answer from this one.
      await otherWork();
      const made = await make();
      write(inputs, made);
      return made;
    },
  };
}

/**
 * Removes what this process has not used from the caches that it has opened: results of older content and older code.
 * Meant for the end of a whole build; one that leaves steps out uses less than the next one needs.
 * @returns how many entries went.
 */
export function pruneCaches(generated: string): number {
  let removed = 0;
  for (const [folder, used] of opened) {
    if (path.dirname(folder) !== path.join(generated, 'cache')) continue;
    for (const name of readdirSync(folder).filter((entry) => !used.has(entry))) {
      rmSync(path.join(folder, name), { force: true });
      removed += 1;
    }
  }
  return removed;
}
