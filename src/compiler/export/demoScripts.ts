import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { demoScriptsPath } from '#core/page/demoScripts.ts';
import { readBundledPages } from '../browserBundle/emit.ts';

/**
 * Writes, for each page with demos, what they load: `/x/scripts/<key>.json`.
 * @returns how many pages have such a list.
 * @throws when demos were not bundled.
 */
export function exportDemoScripts(generated: string, out: string): number {
  const pages = Object.entries(readBundledPages(generated).demos);
  for (const [key, { now }] of pages) {
    const file = path.join(out, demoScriptsPath(key));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(now));
  }
  return pages.length;
}
