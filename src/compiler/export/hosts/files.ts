import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Paths of the export's files from its root, with slashes, in alphabetical order; without compressed copies and what is for hosts. */
export function listExport(out: string): string[] {
  return readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) =>
      path.relative(out, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
    )
    .filter((file) => file.startsWith('_next/') || !file.startsWith('_'))
    .sort();
}
