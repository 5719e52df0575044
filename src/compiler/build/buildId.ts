import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { relativePath, type Folders } from '../paths.ts';

/** What the export is made of, from the project's root: files, and folders with all below them. */
const SOURCES = [
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'public',
  'content',
  'src/core',
  'src/pages',
  'src/site',
];

/** What the compiler writes for the pages; beside it lie caches and folders to work in. */
const ARTIFACTS = [
  'demos',
  'head-script.json',
  'inspect',
  'markdown',
  'navigation',
  'pages',
  'playgrounds',
  'routes.json',
  'static',
];

const TESTS = /\.(?:test|spec)\.tsx?$/;

/** Environment that ends in the pages. */
const VARIABLES = /^(?:MUI_X_|PUBLIC_ORIGIN$)/;

/**
 * The id of a build: the same for the same sources, content, packages and environment, so that unchanged pages stay as
 * they are to the byte; another one when any of these differs, by which offline readers get to know of a new build.
 * @returns 20 characters that a URL may hold.
 */
export function buildIdOf({ root, generated }: Folders, environment: NodeJS.ProcessEnv): string {
  const hash = createHash('sha256');
  const add = (base: string, name: string): void => {
    for (const file of filesBelow(path.join(base, name))) {
      hash.update(relativePath(base, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  };
  for (const name of SOURCES) add(root, name);
  for (const name of ARTIFACTS) add(generated, name);
  for (const [name, value] of Object.entries(environment).toSorted(byName)) {
    if (VARIABLES.test(name)) hash.update(`${name}=${value ?? ''}\0`);
  }
  return hash.digest('hex').slice(0, 20);
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);

/** Files in alphabetical order, tests left out; a file stands for itself, what is not there for nothing. */
function filesBelow(place: string): string[] {
  if (!existsSync(place)) return [];
  try {
    return readdirSync(place, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && !TESTS.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return [place];
    throw error;
  }
}
