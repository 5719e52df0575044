import { products } from '#content/products.ts';
import { routeOfFolder } from '#core/navigation/products.ts';
import { createCache, type Cache } from '../cache.ts';
import { absolutesOf, checkAbsolutes, readProofs } from '../check/absolutes.ts';
import { checkStyle } from '../check/style.ts';
import { checkVersions } from '../check/versions.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { compileDemos } from '../demos/compile.ts';
import { compileMarkdown } from '../markdown/page.ts';
import type { Folders } from '../paths.ts';
import type { PageSource } from '../read/content.ts';

/** Every page on its own: its Markdown, its style, and the frames of its demos. */
export async function compilePages(
  folders: Folders,
  sources: readonly PageSource[],
): Promise<CompiledPage[]> {
  const { root, generated } = folders;
  const caches = {
    markdown: createCache(generated, 'markdown', 'src/compiler/markdown/page.ts'),
    frames: createCache(generated, 'frames', 'src/compiler/demos/frame.ts'),
    absolutes: createCache(generated, 'absolutes', 'src/compiler/check/absolutes.ts'),
  };
  const pages: CompiledPage[] = [];
  for (const source of sources) {
    const page = await compilePage(root, source, caches);
    const { file, folder, markdown } = source;
    // Reading a page for the third time takes seconds for all of them.
    const found = await caches.absolutes.get([markdown], async () => absolutesOf(markdown));
    const absolutes = checkAbsolutes({
      file,
      found,
      proofs: readProofs(folders, folder),
    });
    pages.push({ ...page, problems: [...page.problems, ...absolutes] });
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
