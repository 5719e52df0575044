import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DocsError } from '#core/errors.ts';
import { demoScriptsPath } from '#core/page/demoScripts.ts';
import { attributes } from '#markup/selectors.ts';
import { createSearchForDemoScripts } from './neededFiles.ts';

/**
 * Writes, for each page with demos, what they load beyond what the page itself names: `/x/scripts/<key>.json`.
 * @returns how many pages have such a list.
 * @throws DocsError when the build does not say what the demos of a page load.
 */
export function exportDemoScripts(generated: string, out: string): number {
  const routes = JSON.parse(readFileSync(path.join(generated, 'routes.json'), 'utf8')) as {
    route: string;
    key: string;
  }[];
  const scriptsOf = createSearchForDemoScripts(out);
  let pages = 0;
  for (const { route, key } of routes) {
    const html = readFileSync(path.join(out, route, 'index.html'), 'utf8');
    if (!html.includes(` ${attributes.stage}="`)) continue;
    const scripts = scriptsOf(html, key);
    if (scripts.length === 0) {
      throw new DocsError(
        `${route} has demos, but the build does not say which scripts they load.`,
        'The bundler writes its registries in another way than `src/compiler/export/neededFiles.ts` reads them: look for the key of the page in `_next/static/chunks`.',
      );
    }
    const file = path.join(out, demoScriptsPath(key));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(scripts));
    pages += 1;
  }
  return pages;
}
