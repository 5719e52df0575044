import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { PageData } from '#core/page/page.ts';
import type { NavigationGroup } from '#markup/navigation/Navigation.tsx';
import type { ProductId } from '#core/navigation/products.ts';

/** Where the compiler's artifacts lie; Next runs in the project's root. */
const GENERATED = path.join(process.cwd(), '.generated');

interface RouteRecord {
  route: string;
  key: string;
  title: string;
}

let kept: { written: number; routes: RouteRecord[] } | undefined;

/**
 * Every route that has a page. Runs at build only, once for each page: the list is read again only when the compiler
 * has written it anew, or a build would grow with the square of its pages.
 * @throws when the compiler has not run.
 */
export function readRoutes(): RouteRecord[] {
  const file = path.join(GENERATED, 'routes.json');
  const written = statSync(file).mtimeMs;
  if (kept?.written !== written) {
    kept = { written, routes: JSON.parse(readFileSync(file, 'utf8')) as RouteRecord[] };
  }
  return kept.routes;
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

const navigations = new Map<string, { written: number; groups: NavigationGroup[] }>();

/**
 * The navigation of one product (`src/compiler/emit/navigation.ts`), the same groups until the compiler has written it
 * anew. Runs at build only.
 */
export function readNavigation(product: ProductId): readonly NavigationGroup[] {
  const file = path.join(GENERATED, 'navigation/groups', `${product}.json`);
  const written = statSync(file).mtimeMs;
  const known = navigations.get(product);
  if (known?.written === written) return known.groups;
  const groups = JSON.parse(readFileSync(file, 'utf8')) as NavigationGroup[];
  navigations.set(product, { written, groups });
  return groups;
}
