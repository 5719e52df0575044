import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '#core/page.ts';
import type { ProductId } from '#core/products.ts';

/** Where the compiler's artefacts lie; Next runs in the project's root. */
const GENERATED = path.join(process.cwd(), '.generated');

interface RouteRecord {
  route: string;
  key: string;
  title: string;
}

/**
 * Every route that has a page. Runs at build only.
 * @throws when the compiler has not run.
 */
export function readRoutes(): RouteRecord[] {
  return JSON.parse(readFileSync(path.join(GENERATED, 'routes.json'), 'utf8')) as RouteRecord[];
}

/** The page of one route; undefined when there is none. Runs at build only. */
export function readPage(route: string): PageData | undefined {
  const record = readRoutes().find((entry) => entry.route === route);
  if (record === undefined) return undefined;
  const file = path.join(GENERATED, 'pages', `${record.key}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as PageData;
}

/** The head's script and its hash (`src/compiler/emit/headScript.ts`). Runs at build only. */
export function readHeadScript(): { code: string; sha256: string } {
  const file = path.join(GENERATED, 'head-script.json');
  return JSON.parse(readFileSync(file, 'utf8')) as { code: string; sha256: string };
}

/** The navigation of one product as HTML (`src/compiler/emit/navigation.ts`). Runs at build only. */
export function readNavigation(product: ProductId): string {
  const file = path.join(GENERATED, 'navigation', `${product}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { html: string }).html;
}
