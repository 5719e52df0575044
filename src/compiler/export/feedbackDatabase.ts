import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../paths.ts';

/**
 * Packs a new database for the server: to make one takes more memory than a small container has. It
 * changes with PGlite's version only, and is kept in the cache until then. The compiled server has the program for it.
 * @returns the packed file.
 */
export async function packFeedbackDatabase(generated: string): Promise<string> {
  const cache = path.join(generated, 'cache');
  const manifest = readFileSync(
    path.join(ROOT, 'node_modules/@electric-sql/pglite/package.json'),
    'utf8',
  );
  const { version } = JSON.parse(manifest) as { version: string };
  const kept = path.join(cache, `feedback-database-${version}.gz`);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    const script = path.join(generated, 'server/writeTemplate.mjs');
    await promisify(execFile)(process.execPath, [script, kept], { cwd: ROOT });
  }
  return kept;
}
