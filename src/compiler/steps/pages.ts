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

/** A page that is read: its Markdown is compiled, and its demos are known, but not shown yet. */
export interface ReadPage extends Omit<CompiledPage, 'compiledDemos'> {
  demoSources: DemoSource[];
}

/** The text of each page on its own, and the sources of its demos: as much as drawing them needs. */
export async function readTexts(
  { root, generated }: Folders,
  sources: readonly PageSource[],
): Promise<ReadPage[]> {
  const cache = createCache(generated, 'markdown', 'src/compiler/markdown/page.ts');
  const pages: ReadPage[] = [];
  for (const source of sources) {
    const route = routeOfFolder(products, source.key);
    const { file, markdown } = source;
    const compiled = await cache.get([file, route, markdown], () =>
      compileMarkdown({ file, route, markdown }),
    );
    const problems = [...compiled.problems];
    const demoSources = readDemos({ root, page: source, names: compiled.demos, problems });
    pages.push({ ...compiled, problems, source, route, demoSources });
  }
  return pages;
}

/** The rest of each page that does not depend on others: its style, its words, and the frames of its demos. */
export async function compilePages(
  folders: Folders,
  pages: readonly ReadPage[],
): Promise<CompiledPage[]> {
  const { generated } = folders;
  const caches = {
    frames: createCache(generated, 'frames', 'src/compiler/demos/frame.ts'),
    absolutes: createCache(generated, 'absolutes', 'src/compiler/check/absolutes.ts'),
  };
  const compiled: CompiledPage[] = [];
  for (const page of pages) compiled.push(await compilePage(folders, page, caches));
  return compiled;
}

async function compilePage(
  folders: Folders,
  { demoSources: sources, ...page }: ReadPage,
  caches: { frames: Cache; absolutes: Cache },
): Promise<CompiledPage> {
  const { source, demos: names } = page;
  const { file, folder, markdown } = source;
  const ofComponents = (page.frontMatter?.components.length ?? 0) > 0;
  const problems = [
    ...page.problems,
    ...checkStyle({ file, markdown, ofComponents }),
    ...checkVersions(source),
  ];
  const cache = caches.frames;
  const frames = await framesOfPage({ page: source, names, sources, cache, problems });
  // Reading a page for the third time takes seconds for all of them.
  const found = await caches.absolutes.get([markdown], async () => absolutesOf(markdown));
  const proofs = readProofs(folders, folder);
  problems.push(...checkAbsolutes({ file, found, proofs }));
  return { ...page, problems, compiledDemos: { sources, frames } };
}
