import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder, absolute. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The folders one compilation reads and writes, all absolute; tests pass folders of their own. */
export interface Folders {
  root: string;
  /** Holds `<area>/<topic>/index.md`. */
  docs: string;
  generated: string;
}

export const projectFolders: Folders = {
  root: ROOT,
  docs: path.join(ROOT, 'content/docs'),
  generated: path.join(ROOT, '.generated'),
};

/** A path as messages and artifacts spell it: relative, with forward slashes. */
export function relativePath(from: string, to: string): string {
  return path.relative(from, to).split(path.sep).join('/');
}
