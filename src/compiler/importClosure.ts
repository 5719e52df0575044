import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './paths.ts';

/*
 * Statements at the start of a line, as Prettier prints them, and dynamic imports anywhere. Imports of types alone are
 * gone when the code runs.
 */
const IMPORTS =
  /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\bfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|new URL\('([^']+)', import\.meta\.url\)/gm;

/** The rooms of `package.json`'s "imports" that hold source code. */
const ROOMS: Record<string, string> = {
  '#core/': 'src/core/',
  '#markup/': 'src/markup/',
  '#compiler/': 'src/compiler/',
  '#site/': 'src/site/',
  '#server/': 'src/server/',
  '#content/': 'content/',
};

interface ReadModule {
  text: string;
  /** Files of this project that the module loads, absolute. */
  imports: string[];
}

const known = new Map<string, ReadModule>();

/**
 * The files of this project that run when a module is loaded, the module among them: absolute paths in alphabetical
 * order. Packages are left out; the lock file stands for them.
 * @param entries absolute paths of modules.
 * @throws when there is no such entry.
 */
export function importClosure(entries: readonly string[]): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const imported of readModule(file).imports) found.add(imported);
  }
  return [...found].sort();
}

/** The text of a file of a closure, read once in the life of the process: it is the code that runs. */
export const textOfModule = (file: string): string => readModule(file).text;

function readModule(file: string): ReadModule {
  const read = known.get(file);
  if (read !== undefined) return read;
  const text = readFileSync(file, 'utf8');
  const imports = /\.[mc]?[jt]sx?$/.test(file)
    ? [...text.matchAll(IMPORTS)].flatMap(
        ([, fixed, dynamic, url]) => resolve(file, fixed ?? dynamic ?? url ?? '') ?? [],
      )
    : [];
  const module = { text, imports };
  known.set(file, module);
  return module;
}

const isFile = (file: string): boolean =>
  statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/** Undefined for packages and for what Node brings. */
function resolve(from: string, specifier: string): string | undefined {
  const room = Object.keys(ROOMS).find((prefix) => specifier.startsWith(prefix));
  if (room === undefined && !specifier.startsWith('.')) return undefined;
  const base =
    room === undefined
      ? path.resolve(path.dirname(from), specifier)
      : path.join(ROOT, ROOMS[room] ?? '', specifier.slice(room.length));
  // Code that is printed may look like an import; a real one of what is not there fails when it runs.
  return [base, `${base}.ts`, `${base}.tsx`].find(isFile);
}
