import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm run check` runs the units of a room only when something that they may read has changed since they passed. `npm test`
 * runs all of them.
 */

/** What may decide the outcome of any test. */
const ALWAYS = ['package.json', 'package-lock.json', 'vitest.config.ts', 'tsconfig.base.json'];

/** All of `content/` but its pages. */
const TABLES = 'content/*';

/** A folder of tests, and what they may read: what it imports by DESIGN's arrows, and files that its tests open. */
const READ_BY: Readonly<Record<string, readonly string[]>> = {
  'src/core': ['src/core', TABLES],
  'src/markup': ['src/core', 'src/markup', TABLES],
  'src/compiler': ['src', 'content', 'data', 'scripts'],
  'src/site': ['src/core', 'src/markup', 'src/site', TABLES],
  'src/server': ['src', 'content', 'scripts', 'deploy'],
  tests: ['.'],
};

export const UNIT_FOLDERS: readonly string[] = Object.keys(READ_BY);

/** Written by tools, from what is read here. */
const LEFT_OUT = new Set(['.git', '.generated', '.next', 'node_modules', 'out', 'test-results']);

/** A name for what a folder of tests may read, as it stands. */
export type Fingerprint = string;

/**
 * @param root the project's folder.
 * @param folder one of `UNIT_FOLDERS`.
 */
export function fingerprintOf(root: string, folder: string): Fingerprint {
  const hash = createHash('sha256');
  const add = (file: string): void => {
    const full = path.join(root, file);
    if (!existsSync(full)) return;
    if (statSync(full).isDirectory()) {
      const names = readdirSync(full)
        .filter((name) => !LEFT_OUT.has(name))
        .toSorted();
      for (const name of names) add(path.join(file, name));
    } else {
      hash.update(`${file}\0`).update(createHash('sha256').update(readFileSync(full)).digest());
    }
  };
  for (const file of [...ALWAYS, ...(READ_BY[folder] ?? [])]) {
    if (file === TABLES) for (const table of tablesOf(root)) add(table);
    else add(file);
  }
  return `${process.version} ${hash.digest('base64url')}`;
}

const tablesOf = (root: string): string[] =>
  readdirSync(path.join(root, 'content'))
    .filter((name) => name !== 'docs')
    .toSorted()
    .map((name) => path.join('content', name));

const fileOf = (root: string): string => path.join(root, 'node_modules/.cache/units-passed.json');

/** What is known of earlier runs; nothing when it cannot be read. */
function readPassed(root: string): Record<string, Fingerprint> {
  try {
    const known: unknown = JSON.parse(readFileSync(fileOf(root), 'utf8'));
    return typeof known === 'object' && known !== null ? (known as Record<string, string>) : {};
  } catch {
    return {}; // then all of them run
  }
}

/** Folders whose units have not passed with what they may read now. */
export function changedUnits(root: string): Map<string, Fingerprint> {
  const passed = readPassed(root);
  return new Map(
    UNIT_FOLDERS.map((folder) => [folder, fingerprintOf(root, folder)] as const).filter(
      ([folder, fingerprint]) => passed[folder] !== fingerprint,
    ),
  );
}

/** Remembers that the units of these folders passed with what they read then. */
export function rememberPassed(root: string, folders: ReadonlyMap<string, Fingerprint>): void {
  mkdirSync(path.dirname(fileOf(root)), { recursive: true });
  const passed = { ...readPassed(root), ...Object.fromEntries(folders) };
  writeFileSync(fileOf(root), JSON.stringify(passed));
}
