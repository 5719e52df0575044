import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { navigation } from '#content/navigation.ts';
import { products } from '#content/products.ts';
import { leafPages } from '#core/navigation/navigation.ts';
import { productOfRoute, routeOfFolder } from '#core/navigation/products.ts';
import type { Folders } from './paths.ts';
import { readPages } from './read/content.ts';
import { readPlannedSite } from './read/planned.ts';

interface Count {
  pages: number;
  written: number;
  anchors: number;
  covered: number;
  missing: string[];
}

/** Which pages and anchors of the facts exist, by section, as a table; the missing pages under it. */
export function printCoverage(folders: Folders): string {
  const { prose, reference } = readPlannedSite();
  const authored = readPages(folders).map(({ key }) => routeOfFolder(products, key));
  const written = new Set([...authored, ...builtReference(folders)]);
  const sections = new Map<string, Count>();
  const count = (section: string, route: string, anchors: number): void => {
    const row = sections.get(section) ?? {
      pages: 0,
      written: 0,
      anchors: 0,
      covered: 0,
      missing: [],
    };
    const has = written.has(route);
    row.pages += 1;
    row.anchors += anchors;
    // A page is only written when it has all its anchors: the compiler refuses it otherwise.
    if (has) Object.assign(row, { written: row.written + 1, covered: row.covered + anchors });
    else row.missing.push(route);
    sections.set(section, row);
  };
  const routes = new Set([...leafPages(navigation).map(({ route }) => route), ...prose.keys()]);
  for (const route of routes) {
    if (!reference.has(route)) count(sectionOf(route), route, prose.get(route)?.length ?? 0);
  }
  for (const route of reference) count('Reference', route, 0);

  const rows = [...sections].map(
    ([name, row]) =>
      `${name.padEnd(24)} ${`${row.written}/${row.pages}`.padStart(9)} pages ${`${row.covered}/${row.anchors}`.padStart(11)} anchors`,
  );
  const missing = [...sections]
    .filter(([name]) => name !== 'Reference')
    .flatMap(([, row]) => row.missing);
  return [...rows, '', `Not written yet (${missing.length}):`, ...missing].join('\n');
}

/** Reference pages of the last compilation; none before the first. */
function builtReference({ generated }: Folders): string[] {
  const file = path.join(generated, 'routes.json');
  if (!existsSync(file)) return [];
  const routes = JSON.parse(readFileSync(file, 'utf8')) as { route: string }[];
  return routes.map(({ route }) => route).filter((route) => route.startsWith('/x/api/'));
}

function sectionOf(route: string): string {
  if (route.startsWith('/x/migration/')) return 'Migration';
  if (route.startsWith('/x/api/')) return 'Reference';
  return productOfRoute(products, route).name;
}
