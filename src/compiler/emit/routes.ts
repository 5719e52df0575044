import path from 'node:path';
import type { CompiledPage } from '../compiledPage.ts';
import { plannedKey } from '../planned/plannedPage.ts';
import type { PlannedSubject } from '../planned/subjects.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { writeIfChanged } from './write.ts';

/** Writes `routes.json`: every page with its key and title, for Next and for everything that is made of the whole site. */
export function emitRoutes(
  generated: string,
  site: {
    pages: readonly CompiledPage[];
    reference: readonly PrintedReference[];
    /** Pages that are planned and not written. */
    promised: readonly PlannedSubject[];
  },
): void {
  const routes = [
    ...site.pages.flatMap(({ route, source: { key }, frontMatter }) =>
      frontMatter === undefined ? [] : [{ route, key, title: frontMatter.title }],
    ),
    ...site.reference.map(({ route, key, title }) => ({ route, key, title })),
    ...site.promised.map(({ route, title }) => ({
      route,
      key: plannedKey(route),
      title,
      planned: true,
    })),
  ];
  writeIfChanged(path.join(generated, 'routes.json'), JSON.stringify(routes));
}
