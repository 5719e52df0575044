import { copyFileSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Markdown twins, laid out as below the site's root. */
export const twinsFolder = (generated: string): string => path.join(generated, 'markdown');

/**
 * Copies the twins of the site's pages into the export, each beside its page: `<route>index.md`.
 * @returns how many pages have them.
 */
export function exportTwins(generated: string, out: string): number {
  const routes = JSON.parse(readFileSync(path.join(generated, 'routes.json'), 'utf8')) as {
    route: string;
  }[];
  let pages = 0;
  for (const { route } of routes) {
    const folder = path.join(twinsFolder(generated), route);
    const files = existsSync(folder)
      ? readdirSync(folder).filter((name) => name.endsWith('.md'))
      : [];
    if (files.length > 0) pages += 1;
    for (const file of files) copyFileSync(path.join(folder, file), path.join(out, route, file));
  }
  return pages;
}
