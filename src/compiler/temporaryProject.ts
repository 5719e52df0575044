import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT, type Folders } from './paths.ts';

/** A project of its own for a test, outside of this one, with the packages of this one. */
export interface TemporaryProject {
  folders: Folders;
  /** Writes files by their path from the project's root, and the folders they need. */
  write: (files: Record<string, string>) => void;
  remove: () => void;
}

export function createTemporaryProject(): TemporaryProject {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'x-docs-')));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'), 'junction');
  const folders = {
    root,
    docs: path.join(root, 'content/docs'),
    generated: path.join(root, '.generated'),
  };
  return {
    folders,
    write(files) {
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(root, name);
        mkdirSync(path.dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
