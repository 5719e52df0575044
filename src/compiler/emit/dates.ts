import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DATES_ROOT, datedCodePath, datedSandboxesPath } from '#core/dateLibrary/files.ts';
import type { DatedPageFiles } from '../steps/dateLibraries.ts';
import { writeIfChanged } from './write.ts';

/** Writes what readers of other date libraries fetch, two files for each page and library; removes what is left of others. */
export function emitDates(generated: string, pages: readonly DatedPageFiles[]): void {
  const root = path.join(generated, 'static');
  const written = new Set<string>();
  const write = (address: string, value: unknown): void => {
    const file = path.join(root, address);
    writeIfChanged(file, JSON.stringify(value));
    written.add(file);
  };
  for (const { page, library, code, sandboxes } of pages) {
    const { key } = page.source;
    write(datedCodePath(key, library), code);
    if (Object.keys(sandboxes.demos).length > 0) write(datedSandboxesPath(key, library), sandboxes);
  }
  const folder = path.join(root, DATES_ROOT);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isFile() && !written.has(file)) rmSync(file);
  }
}
