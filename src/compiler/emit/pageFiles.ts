import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from './write.ts';

/**
 * Writes what pages fetch on demand: files that are served as they are, laid out as below the site's root. Removes those
 * of earlier builds.
 * @param folder from the site's root: whatever else lies there goes.
 * @param files by their paths from the site's root.
 */
export function emitPageFiles(
  generated: string,
  folder: string,
  files: ReadonlyMap<string, string>,
): void {
  const root = path.join(generated, 'static');
  mkdirSync(path.join(root, folder), { recursive: true });
  const written = new Set<string>();
  for (const [name, text] of files) {
    const file = path.join(root, name);
    writeIfChanged(file, text);
    written.add(file);
  }
  const options = { withFileTypes: true, recursive: true } as const;
  for (const entry of readdirSync(path.join(root, folder), options)) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(file)) rmSync(file);
  }
}
