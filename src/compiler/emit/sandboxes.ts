import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { sandboxesPath, type PageSandboxes } from '#core/sandbox/source.ts';
import { writeIfChanged } from './write.ts';

const SANDBOXES = path.dirname(sandboxesPath('page'));

/** Files that are served as they are, laid out as below the site's root. */
const staticFolder = (generated: string): string => path.join(generated, 'static');

/**
 * Writes what a browser builds sandboxes from, one file per page, fetched on the click that asks for one; removes those of
 * pages that have none any more.
 * @param pages by page key.
 */
export function emitSandboxes(generated: string, pages: ReadonlyMap<string, PageSandboxes>): void {
  const folder = path.join(staticFolder(generated), SANDBOXES);
  mkdirSync(folder, { recursive: true });
  const written = new Set<string>();
  for (const [key, page] of pages) {
    const file = path.join(staticFolder(generated), sandboxesPath(key));
    writeIfChanged(file, JSON.stringify(page));
    written.add(file);
  }
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(file)) rmSync(file);
  }
}
