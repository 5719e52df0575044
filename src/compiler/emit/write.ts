import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes a file only when its text changed, so that watchers and bundlers downstream rest.
 * @returns whether it was written.
 */
export function writeIfChanged(file: string, text: string): boolean {
  try {
    if (readFileSync(file, 'utf8') === text) return false;
  } catch {
    mkdirSync(path.dirname(file), { recursive: true }); // not there yet
  }
  writeFileSync(file, text);
  return true;
}
