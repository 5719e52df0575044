import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { relativePath, type Folders } from '../paths.ts';

/** One page as it lies on disk. */
export interface PageSource {
  /** Folder below `content/docs`: `data-grid/sorting`. */
  key: string;
  /** Absolute path of the folder. */
  folder: string;
  /** Path of `index.md` from the project's root, as messages name it. */
  file: string;
  markdown: string;
}

/** Every folder below `docs` that has an `index.md`, in order of its key. */
export function readPages({ root, docs }: Folders): PageSource[] {
  if (!existsSync(docs)) return [];
  return readdirSync(docs, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name === 'index.md')
    .map((entry) => readPage({ root, docs, folder: entry.parentPath }))
    .sort((a, b) => a.key.localeCompare(b.key));
}

/** One page, by its folder's absolute path. */
export function readPage(place: { root: string; docs: string; folder: string }): PageSource {
  const file = path.join(place.folder, 'index.md');
  return {
    key: relativePath(place.docs, place.folder),
    folder: place.folder,
    file: relativePath(place.root, file),
    markdown: readFileSync(file, 'utf8'),
  };
}
