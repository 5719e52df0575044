import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/*
 * `npm run check` runs the units of a room only when something that they may read has changed since they passed. `npm test`
 * runs all of them.
 */

/** What may decide the outcome of any test. */
const ALWAYS = /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tsconfig[\w.]*\.json)$/;

/**
 * A folder of tests, and which files they may read, by the path from the root: what they import by DESIGN's arrows. Tests of
 * the compiler and of the server open files all over the project, so any of them counts.
 */
const READ_BY: Readonly<Record<string, RegExp>> = {
  'src/core': /^(?:src\/core\/|content\/(?!docs\/))/,
  'src/markup': /^(?:src\/(?:core|markup)\/|content\/(?!docs\/))/,
  'src/compiler': /^/,
  'src/site': /^(?:src\/(?:core|markup|site)\/|content\/(?!docs\/))/,
  'src/server': /^/,
  tests: /^/,
};

export const UNIT_FOLDERS: readonly string[] = Object.keys(READ_BY);

/** Written by tools, from what is read here. */
const LEFT_OUT = new Set([
  '.git',
  '.generated',
  '.next',
  'node_modules',
  'out',
  'storedPictures',
  'test-results',
]);

/** A name for what a folder of tests may read, as it stands. */
type Fingerprint = string;

/** Every file that a test may read, by its path with forward slashes, with the hash of what it holds; in one order. */
function hashFiles(root: string): [file: string, hash: string][] {
  const hashed: [string, string][] = [];
  const walk = (folder: string): void => {
    const entries = readdirSync(path.join(root, folder), { withFileTypes: true });
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (LEFT_OUT.has(entry.name)) continue;
      if (entry.isDirectory()) walk(file);
      else if (entry.isFile()) hashed.push([file, hashOf(readFileSync(path.join(root, file)))]);
    }
  };
  walk('');
  return hashed;
}

const hashOf = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('base64url');

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
  const files = hashFiles(root);
  const fingerprints = Object.entries(READ_BY).map(([folder, isRead]): [string, Fingerprint] => {
    const read = files.filter(([file]) => ALWAYS.test(file) || isRead.test(file));
    return [folder, `${process.version} ${hashOf(read.join('\n'))}`];
  });
  return new Map(fingerprints.filter(([folder, fingerprint]) => passed[folder] !== fingerprint));
}

/** Remembers that the units of these folders passed with what they read then. */
export function rememberPassed(root: string, folders: ReadonlyMap<string, Fingerprint>): void {
  mkdirSync(path.dirname(fileOf(root)), { recursive: true });
  const passed = { ...readPassed(root), ...Object.fromEntries(folders) };
  writeFileSync(fileOf(root), JSON.stringify(passed));
}
