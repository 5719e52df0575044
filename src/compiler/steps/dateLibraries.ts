import path from 'node:path';
import { liveDemos } from '#content/dateLibraries.ts';
import {
  dateLibraries,
  derivedLibraries,
  type DerivedLibrary,
} from '#core/dateLibrary/libraries.ts';
import type { Problem } from '#core/errors.ts';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import type { DatedDemo, DatedPage } from '#markup/demo/datedPage.ts';
import { createCache, type Cache } from '../cache.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { checkModules } from '../dateLibrary/check.ts';
import { derivePages } from '../dateLibrary/derivePages.ts';
import {
  derivedPage,
  hasDates,
  librariesOf,
  toDerive,
  type DerivedPage,
} from '../dateLibrary/pages.ts';
import { writeModules } from '../dateLibrary/write.ts';
import { variantsOf } from '../demos/frame.ts';
import type { DemoSource } from '../demos/read.ts';
import { sandboxesOfPage } from '../demos/sandbox.ts';
import { printText } from '../highlight/highlightedCode.ts';
import { alignMarks } from '../highlight/lineMarks.ts';
import { codeVariants } from '../markdown/codeBlock.ts';
import { shownAgain } from '../markdown/fences.ts';
import type { Folders } from '../paths.ts';
import { printVariant } from '../print/unprintedCode.ts';

/** A page in another date library, with all that its readers fetch. */
export interface DatedPageFiles extends DerivedPage {
  code: DatedPage;
  sandboxes: PageSandboxes;
}

/**
 * The code of the pickers' pages in every other date library.
 * @param options types: whether the derived modules are type-checked.
 * @param problems what is found wrong is added here.
 */
export async function compileDateLibraries(
  folders: Folders,
  pages: readonly CompiledPage[],
  { types }: { types: boolean },
  problems: Problem[],
): Promise<DatedPageFiles[]> {
  const { generated, docs } = folders;
  const dated = pages.filter(hasDates);
  const cache = createCache(generated, 'dates', 'src/compiler/dateLibrary/derivePages.ts');
  const derived = await derivePages(dated.map(toDerive), cache);
  const made = dated.flatMap((page) =>
    librariesOf(page).map((library) => derivedPage(page, library, { docs, derived })),
  );
  problems.push(...checkLive(made));
  const checks = createCache(generated, 'dates-types', 'src/compiler/dateLibrary/check.ts');
  const checked = derivedLibraries.map((library) => {
    const own = made.filter((page) => page.library === library);
    const modules = writeModules(folders, library, own);
    return types ? checkModules(folders, library, modules, checks) : [];
  });
  problems.push(...(await Promise.all(checked)).flat());
  const caches = {
    frames: createCache(
      generated,
      'dates-code',
      'src/compiler/demos/frame.ts',
      'src/compiler/markdown/fences.ts',
    ),
    sandboxes: createCache(generated, 'dates-sandboxes', 'src/compiler/demos/sandbox.ts'),
  };
  const files: DatedPageFiles[] = [];
  for (const page of made) files.push(await filesOf(folders, page, caches, problems));
  return files;
}

async function filesOf(
  { root }: Folders,
  made: DerivedPage,
  caches: { frames: Cache; sandboxes: Cache },
  problems: Problem[],
): Promise<DatedPageFiles> {
  const { page, library, demos, refused, fences } = made;
  const code: DatedPage = { demos: {}, missing: [...refused.keys()], fences: {} };
  for (const demo of demos)
    code.demos[demo.name] = await codeOf(page, library, demo, caches.frames);
  for (const fence of fences) {
    const { code: text, marks } = shownAgain(fence, fence.text);
    if (text === shownAgain(fence, fence.code).code) continue;
    code.fences[fence.line] = await caches.frames.get(
      [fence.language, fence.meta, fence.code, text],
      async () => {
        const variants = await codeVariants(text, fence.language, marks);
        return printText(variants.code);
      },
    );
  }
  const title = page.frontMatter?.title ?? '';
  const cache = caches.sandboxes;
  const sandboxes = await sandboxesOfPage({ root, title, demos, cache, problems });
  return { ...made, code, sandboxes };
}

/** The code of a demo, as its frame shows it: folded as that of Day.js, with the same lines marked. */
function codeOf(
  { compiledDemos, demos: shown }: CompiledPage,
  library: DerivedLibrary,
  demo: DemoSource,
  cache: Cache,
): Promise<DatedDemo> {
  const { name, id, variants } = demo;
  const open = compiledDemos.frames.get(name)?.open ?? true;
  const lines = shown.find((each) => each.name === name)?.lines ?? [];
  const before = compiledDemos.sources.find((each) => each.name === name);
  const own = before?.variants[0].files[0].source ?? '';
  const inputs = variants.flatMap(({ styling, files }) => [
    styling,
    ...files.flatMap((file) => [file.name, file.source]),
  ]);
  const live = liveDemos.includes(id);
  return cache.get(
    [library, name, String(open), String(live), String(lines), own, ...inputs],
    async () => {
      const marks = new Map(lines.map((line) => [line - 1, 'highlight' as const]));
      const aligned = alignMarks(own, variants[0].files[0].source, marks);
      const options = { open, lines: [...aligned.keys()].map((line) => line + 1) };
      return { variants: (await variantsOf(demo, options)).map(printVariant), live };
    },
  );
}

/** Each of the demos that run with every library must exist in those of its page; other calendars may lack it. */
function checkLive(made: readonly DerivedPage[]): Problem[] {
  const file = 'content/dateLibraries.ts';
  return liveDemos.flatMap((id): Problem[] => {
    const own = made.filter(({ page }) => page.source.key === path.posix.dirname(id));
    const without = own.filter(
      ({ library, demos }) =>
        dateLibraries[library].calendar === undefined && !demos.some((demo) => demo.id === id),
    );
    if (own.length > 0 && without.length === 0) return [];
    const missing = without.map(({ library, refused }) => {
      const reason = refused.get(id.split('/').at(-1) ?? '');
      return `${library} (${reason ?? 'no such demo'})`;
    });
    const message = `"${id}" runs with every date library, but does not exist in: ${missing.join(', ') || 'any'}.`;
    return [
      { file, message, remedy: 'Write it in content/dateLibraries, or take it off the list.' },
    ];
  });
}
