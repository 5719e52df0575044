import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installation } from '#content/installation.ts';
import { playgrounds } from '#content/playgrounds.ts';
import { products } from '#content/products.ts';
import { NO_DEMO_USES, type DemoUses } from '#core/reference/demoUses.ts';
import type { Problem } from '#core/errors.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import { createCache, hashOf, sourcesBelow, type Cache } from './cache.ts';
import { checkLinks, checkPromisedAnchors, checkRoutes } from './check/site.ts';
import { checkStyle } from './check/style.ts';
import { checkTypes } from './check/types.ts';
import { checkVersions } from './check/versions.ts';
import { compileDemos, type CompiledDemos } from './demos/compile.ts';
import { readHeights } from './demos/heights.ts';
import { prerenderDemos, type Preview } from './demos/prerender.ts';
import { findDemoUses } from './demos/uses.ts';
import { sandboxesOfPage } from './demos/sandbox.ts';
import { emitInspect } from './emit/inspect.ts';
import { emitSandboxes } from './emit/sandboxes.ts';
import { emitSite } from './emit/site.ts';
import { emitMachines } from './twins/emit.ts';
import { printProseTwins } from './twins/proseTwins.ts';
import { withTabs } from './reference/tabs.ts';
import { compileInspect } from './inspect/compile.ts';
import { compilePlaygrounds } from './propsPlayground/compile.ts';
import { resolvePages, withoutReference } from './crossReferences/resolvePages.ts';
import { printTwins, type MarkdownTwin } from './twins/reference/twins.ts';
import { printReference, type PrintedReference } from './reference/pages.ts';
import { keyboardInputs } from './markdown/keyboard.ts';
import { compileMarkdown, type CompiledMarkdown } from './markdown/page.ts';
import type { Folders } from './paths.ts';
import { readPages, type PageSource } from './read/content.ts';
import { readPlannedSite } from './read/planned.ts';
import { collectEntities } from './search/collect.ts';
import { emitSearch } from './search/emit.ts';
import { readPackageWords } from './search/packageWords.ts';

export interface CompileOptions {
  folders: Folders;
  /** Type-check fences and demos. Development leaves it to the editor. */
  types: boolean;
  /** Render demos to HTML. Development leaves it out: demos are mounted anyway. */
  previews: boolean;
  /** Read the reference out of the packages and print its pages. */
  reference: boolean;
  /** What only a published site has: which demos set a prop, and Markdown twins. Development leaves it out. */
  published?: boolean;
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
  published = false,
}: CompileOptions): Promise<CompileResult> {
  const sources = readPages(folders);
  const planned = readPlannedSite();
  const compiled = await compilePages(folders, sources);
  const { pages, printed, twins, examples, referenceProblems, model } = reference
    ? await compileReference(folders, compiled, { types, published })
    : { pages: withoutReference(compiled), ...NO_REFERENCE };
  const problems = [
    ...referenceProblems,
    ...pages.flatMap((page) => page.problems),
    ...checkSite(pages, printed, planned),
    ...(types ? await checkTypesOnce(folders, pages) : []),
  ];
  const rendered = previews
    ? await prerender(folders, pages, problems)
    : new Map<string, Preview>();
  const sandboxes = await compileSandboxes(folders, pages, problems);
  emitSandboxes(folders.generated, new Map([...sandboxes, ...examples]));
  const found = collectEntities({
    pages,
    reference: printed,
    products,
    ...(model !== undefined && {
      model,
      words: await readPackageWords(createCache(folders.generated, 'words')),
    }),
  });
  await emitSearch(folders.generated, found);
  await emitSite({
    folders,
    pages,
    reference: printed,
    twins,
    planned,
    previews: rendered,
    heights: readHeights(folders.docs),
  });
  if (model !== undefined && published) {
    emitMachines(folders.generated, { pages, reference: printed, twins, model, planned });
  }
  return { problems, pages: pages.length + printed.length };
}

interface CompiledReference {
  pages: CompiledPage[];
  model?: ReferenceModel;
  /** Reference pages and playgrounds. */
  printed: PrintedReference[];
  twins: MarkdownTwin[];
  /** Page key → what the sandbox of a playground's example is built from. */
  examples: ReadonlyMap<string, PageSandboxes>;
  referenceProblems: Problem[];
}

const NO_REFERENCE: Omit<CompiledReference, 'pages'> = {
  printed: [],
  twins: [],
  examples: new Map(),
  referenceProblems: [],
};

/** The reference and its playgrounds, from the packages alone, and the pages with what their prose shows of it. */
async function compileReference(
  folders: Folders,
  compiled: readonly CompiledPage[],
  { types, published }: { types: boolean; published: boolean },
): Promise<CompiledReference> {
  const cacheFolder = path.join(folders.generated, 'cache/model');
  const { extractReference } = await import('./extract/extract.ts');
  const model = await extractReference({ cacheFolder });
  emitInspect(folders.generated, await compileInspect(folders.generated, model, products));
  const uses = published ? await findUses(folders, compiled, model) : NO_DEMO_USES;
  const printed = await printReference(
    model,
    products,
    createCache(folders.generated, 'reference'),
    uses,
  );
  const apiTwins = published
    ? await printTwins(model, products, { cache: createCache(folders.generated, 'twins'), uses })
    : [];
  const cache = createCache(folders.generated, 'excerpts');
  const played = await compilePlaygrounds({ folders, model, table: playgrounds, types });
  const pages = await resolvePages(compiled, { model, printed, products, cache });
  const all = withTabs([...printed, ...played.pages]);
  const proseTwins = published
    ? await printProseTwins(pages, {
        model,
        products,
        routes: new Set([...pages, ...all].map(({ route }) => route)),
        cache: createCache(folders.generated, 'prose-twins'),
      })
    : [];
  return {
    model,
    pages,
    printed: all,
    twins: [...proseTwins, ...apiTwins],
    examples: played.sandboxes,
    referenceProblems: played.problems,
  };
}

function findUses(
  folders: Folders,
  compiled: readonly CompiledPage[],
  model: ReferenceModel,
): Promise<DemoUses> {
  const pages = compiled.map(({ source, route, frontMatter, demos, compiledDemos }) => ({
    route,
    title: frontMatter?.title ?? '',
    markdown: source.markdown,
    shown: demos,
    sources: compiledDemos.sources,
  }));
  return findDemoUses(pages, model, createCache(folders.generated, 'uses'));
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

/** What a page shows of the tables of content, which are no part of its text. */
const tablesOf = (markdown: string): string[] =>
  markdown.includes('::installation') ? [JSON.stringify(installation)] : [];

async function compilePage(
  root: string,
  source: PageSource,
  caches: { markdown: Cache; frames: Cache },
): Promise<CompiledPage> {
  const route = routeOfFolder(products, source.key);
  const { file, markdown } = source;
  const inputs = [file, route, markdown, keyboardInputs(markdown), ...tablesOf(markdown)];
  const compiled = await caches.markdown.get(inputs, () =>
    compileMarkdown({ file, route, markdown }),
  );
  const ofComponents = (compiled.frontMatter?.components.length ?? 0) > 0;
  const problems = [
    ...compiled.problems,
    ...checkStyle({ file, markdown, ofComponents }),
    ...checkVersions(source),
  ];
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

/** Page key → what its demos' sandboxes are built from. */
async function compileSandboxes(
  { root, generated }: Folders,
  pages: readonly CompiledPage[],
  problems: Problem[],
): Promise<Map<string, PageSandboxes>> {
  const cache = createCache(generated, 'sandboxes');
  const compiled = new Map<string, PageSandboxes>();
  for (const { source, frontMatter, compiledDemos } of pages) {
    const { sources, frames } = compiledDemos;
    const demos = sources.filter(({ name }) => frames.has(name));
    if (frontMatter === undefined || demos.length === 0) continue;
    const { title } = frontMatter;
    compiled.set(source.key, await sandboxesOfPage({ root, title, demos, cache, problems }));
  }
  return compiled;
}
