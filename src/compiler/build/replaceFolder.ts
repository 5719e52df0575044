import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts a finished folder in the place of another one by renaming: whoever reads the place sees the old files or the new
 * ones, never a half of them. Both must be on one file system.
 * @throws what renaming does; the place is then as it was.
 */
export function replaceFolder(finished: string, place: string): void {
  const before = `${finished}.before`;
  mkdirSync(path.dirname(place), { recursive: true });
  rmSync(before, { recursive: true, force: true });
  if (existsSync(place)) renameSync(place, before);
  try {
    renameSync(finished, place);
  } catch (error) {
    if (existsSync(before)) renameSync(before, place);
    throw error;
  }
  rmSync(before, { recursive: true, force: true });
}
