import { readFileSync } from 'node:fs';
import type { Problem } from '#core/errors.ts';
import { createCache, hashOf, sourcesBelow } from '../cache.ts';
import { checkLinks, checkPromisedAnchors, checkRoutes } from '../check/site.ts';
import { checkTypes } from '../check/types.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { relativePath, type Folders } from '../paths.ts';
import type { readPlannedSite } from '../read/planned.ts';
import type { PrintedReference } from '../reference/printedReference.ts';

/** What is wrong between pages: routes, promised anchors, links. */
export function checkSite(
  pages: readonly CompiledPage[],
  reference: readonly PrintedReference[],
  planned: ReturnType<typeof readPlannedSite>,
): Problem[] {
  const checked = pages.map(({ source, route, anchors, links }) => ({
    key: source.key,
    file: source.file,
    route,
    anchors,
    links,
  }));
  // The reference has no authored links, but authors link into it.
  const linkable = reference.map(({ key, route, anchors }) => ({
    key,
    file: key,
    route,
    anchors,
    links: [],
  }));
  return [
    ...checkRoutes(checked, planned),
    ...checkPromisedAnchors(checked, planned),
    ...checkLinks([...checked, ...linkable], planned),
  ];
}

/** The checker's answer holds until a fence, a file beside a page (shown or not) or a package changes. */
export function checkTypesOnce(
  folders: Folders,
  pages: readonly CompiledPage[],
): Promise<Problem[]> {
  const fences = pages.map(({ source, fences: found }) => ({
    file: source.file,
    key: source.key,
    fences: found,
  }));
  const files = sourcesBelow(folders.docs).flatMap((file) => [
    relativePath(folders.docs, file),
    readFileSync(file, 'utf8'),
  ]);
  return createCache(folders.generated, 'types', 'src/compiler/check/types.ts').get(
    [JSON.stringify(fences), hashOf(...files)],
    () => checkTypes(folders, fences),
  );
}
