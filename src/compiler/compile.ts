import { readFileSync } from 'node:fs';
import path from 'node:path';
import { products } from '#content/products.ts';
import type { Problem } from '#core/errors.ts';
import { routeOfFolder } from '#core/products.ts';
import { createCache, hashOf, sourcesBelow, type Cache } from './cache.ts';
import { checkLinks, checkPromisedAnchors, checkRoutes } from './check/site.ts';
import { checkTypes } from './check/types.ts';
import { compileDemos, type CompiledDemos } from './demos/compile.ts';
import { readHeights } from './demos/heights.ts';
import { prerenderDemos, type Preview } from './demos/prerender.ts';
import { emitSite } from './emit/site.ts';
import { printReference, type PrintedReference } from './reference/pages.ts';
import { compileMarkdown, type CompiledMarkdown } from './markdown/page.ts';
import type { Folders } from './paths.ts';
import { readPages, type PageSource } from './read/content.ts';
import { readPlannedSite } from './read/planned.ts';

export interface CompileOptions {
  folders: Folders;
  /** Type-check fences and demos. Development leaves it to the editor. */
  types: boolean;
  /** Render demos to HTML. Development leaves it out: demos are mounted anyway. */
  previews: boolean;
  /** Read the reference out of the packages and print its pages. */
  reference: boolean;
}

export interface CompileResult {
  problems: Problem[];
  pages: number;
}

/** One page with everything that does not depend on other pages. */
export interface CompiledPage extends CompiledMarkdown {
  source: PageSource;
  route: string;
  compiledDemos: CompiledDemos;
}

/**
 * The recipe: content and packages in, artefacts out. Every problem of every page is collected; artefacts of good pages
 * are written even when others have problems, so that development goes on.
 */
export async function compile({
  folders,
  types,
  previews,
  reference,
}: CompileOptions): Promise<CompileResult> {
  const sources = readPages(folders);
  const planned = readPlannedSite();
  const pages = await compilePages(folders, sources);
  const printed = reference ? await compileReference(folders) : [];
  const problems = [
    ...pages.flatMap((page) => page.problems),
    ...checkSite(pages, printed, planned),
    ...(types ? await checkTypesOnce(folders, pages) : []),
  ];
  const rendered = previews
    ? await prerender(folders, pages, problems)
    : new Map<string, Preview>();
  await emitSite({
    folders,
    pages,
    reference: printed,
    planned,
    previews: rendered,
    heights: readHeights(folders.docs),
  });
  return { problems, pages: pages.length + printed.length };
}

/** The reference, from the packages alone. */
async function compileReference(folders: Folders): Promise<PrintedReference[]> {
  const cacheFolder = path.join(folders.generated, 'cache/model');
  const { extractReference } = await import('./api/extract.ts');
  const model = await extractReference({ cacheFolder });
  return printReference(model, products, createCache(folders.generated, 'reference'));
}

async function compilePages(
  folders: Folders,
  sources: readonly PageSource[],
): Promise<CompiledPage[]> {
  const markdown = createCache(folders.generated, 'markdown');
  const frames = createCache(folders.generated, 'frames');
  const pages: CompiledPage[] = [];
  for (const source of sources) {
    pages.push(await compilePage(folders.root, source, { markdown, frames }));
  }
  return pages;
}

async function compilePage(
  root: string,
  source: PageSource,
  caches: { markdown: Cache; frames: Cache },
): Promise<CompiledPage> {
  const route = routeOfFolder(products, source.key);
  const { file, markdown } = source;
  const compiled = await caches.markdown.get([file, route, markdown], () =>
    compileMarkdown({ file, route, markdown }),
  );
  const problems = [...compiled.problems];
  const compiledDemos = await compileDemos({
    root,
    page: source,
    names: compiled.demos,
    cache: caches.frames,
    problems,
  });
  return { ...compiled, problems, source, route, compiledDemos };
}

function checkSite(
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
function checkTypesOnce(folders: Folders, pages: readonly CompiledPage[]): Promise<Problem[]> {
  const fences = pages.map(({ source, fences: found }) => ({
    file: source.file,
    key: source.key,
    fences: found,
  }));
  const inputs = [
    folders.docs,
    JSON.stringify(fences),
    hashOf(...sourcesBelow(folders.docs).flatMap((file) => [file, readFileSync(file, 'utf8')])),
  ];
  return createCache(folders.generated, 'types').get(inputs, () => checkTypes(folders, fences));
}

function prerender(
  folders: Folders,
  pages: readonly CompiledPage[],
  problems: Problem[],
): Promise<Map<string, Preview>> {
  const demos = pages.flatMap((page) => page.compiledDemos.sources);
  return prerenderDemos(folders, demos, createCache(folders.generated, 'previews'), problems);
}
