import { products } from '#content/products.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import { createCache, type Cache } from '../cache.ts';
import { checkStyle } from '../check/style.ts';
import { checkVersions } from '../check/versions.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { compileDemos } from '../demos/compile.ts';
import { compileMarkdown } from '../markdown/page.ts';
import type { Folders } from '../paths.ts';
import type { PageSource } from '../read/content.ts';

/** Every page on its own: its Markdown, its style, and the frames of its demos. */
export async function compilePages(
  { root, generated }: Folders,
  sources: readonly PageSource[],
): Promise<CompiledPage[]> {
  const caches = {
    markdown: createCache(generated, 'markdown', 'src/compiler/markdown/page.ts'),
    frames: createCache(generated, 'frames', 'src/compiler/demos/frame.ts'),
  };
  const pages: CompiledPage[] = [];
  for (const source of sources) pages.push(await compilePage(root, source, caches));
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
