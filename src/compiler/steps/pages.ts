import { products } from '#content/products.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import { createCache, type Cache } from '../cache.ts';
import { absolutesOf, checkAbsolutes, readProofs } from '../check/absolutes.ts';
import { checkStyle } from '../check/style.ts';
import { checkVersions } from '../check/versions.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { framesOfPage, readDemos } from '../demos/compile.ts';
import type { DemoSource } from '../demos/read.ts';
import { compileMarkdown } from '../markdown/page.ts';
import type { Folders } from '../paths.ts';
import type { PageSource } from '../read/content.ts';

/** A page that is read: what its text says is compiled and checked, and its demos are known, but not shown yet. */
export interface ReadPage extends Omit<CompiledPage, 'compiledDemos'> {
  demoSources: DemoSource[];
}

/** The text of each page on its own, and the sources of its demos: as much as drawing them needs. */
export async function readTexts(
  folders: Folders,
  sources: readonly PageSource[],
): Promise<ReadPage[]> {
  const { generated } = folders;
  const caches = {
    markdown: createCache(generated, 'markdown', 'src/compiler/markdown/page.ts'),
    style: createCache(generated, 'style', 'src/compiler/check/style.ts'),
    absolutes: createCache(generated, 'absolutes', 'src/compiler/check/absolutes.ts'),
  };
  const pages: ReadPage[] = [];
  for (const source of sources) pages.push(await readText(folders, source, caches));
  return pages;
}

async function readText(
  folders: Folders,
  source: PageSource,
  caches: { markdown: Cache; style: Cache; absolutes: Cache },
): Promise<ReadPage> {
  const route = routeOfFolder(products, source.key);
  const { file, folder, markdown } = source;
  const compiled = await caches.markdown.get([file, route, markdown], () =>
    compileMarkdown({ file, route, markdown }),
  );
  const ofComponents = (compiled.frontMatter?.components.length ?? 0) > 0;
  // Pages whose text has not changed are not parsed again for its style.
  const style = await caches.style.get([file, markdown, String(ofComponents)], () =>
    checkStyle({ file, markdown, ofComponents }),
  );
  const found = await caches.absolutes.get([markdown], async () => absolutesOf(markdown));
  const problems = [
    ...compiled.problems,
    ...style,
    ...checkVersions(source),
    ...checkAbsolutes({ file, found, proofs: readProofs(folders, folder) }),
  ];
  const { root } = folders;
  const demoSources = readDemos({ root, page: source, names: compiled.demos, problems });
  return { ...compiled, problems, source, route, demoSources };
}

/** Adds the frames of their demos to pages. */
export async function compilePages(
  { generated }: Folders,
  pages: readonly ReadPage[],
): Promise<CompiledPage[]> {
  const cache = createCache(generated, 'frames', 'src/compiler/demos/frame.ts');
  const compiled: CompiledPage[] = [];
  for (const { demoSources: sources, ...page } of pages) {
    const { source, demos: names } = page;
    const problems = [...page.problems];
    const frames = await framesOfPage({ page: source, names, sources, cache, problems });
    compiled.push({ ...page, problems, compiledDemos: { sources, frames } });
  }
  return compiled;
}
