import type { Problem } from '#core/errors.ts';
import type { DrawnSizes } from '#core/page/drawnSizes.ts';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import { createCache } from '../cache.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { readDrawnSizes } from '../demos/drawnSizes.ts';
import { prerenderDemos } from '../demos/prerender.ts';
import type { DemoSource } from '../demos/read.ts';
import type { Preview } from '../demos/runDemos.ts';
import { sandboxesOfPage } from '../demos/sandbox.ts';
import { readsThemeInScript } from '../demos/theme.ts';
import type { Folders } from '../paths.ts';

/** Previews of demos, which are being drawn. */
export interface Drawing {
  /** Demo id → preview, when all are drawn. */
  all: Promise<Map<string, Preview>>;
  /** The same for a page alone, as soon as its own are drawn. */
  ofPage: (page: CompiledPage) => Promise<Map<string, Preview>>;
}

/** For a site whose demos are not drawn. */
export const NO_DRAWING: Drawing = {
  all: Promise.resolve(new Map()),
  ofPage: () => Promise.resolve(new Map()),
};

/**
 * Draws the demos of all pages.
 * @param demosOfPages the demos of each page: those of one page are drawn in the same schemes.
 * @param tryServer look whether all of them can be rendered on a server.
 * @param problems those of their files, which are not drawn then; demos that throw are added.
 */
export function drawDemos(
  folders: Folders,
  demosOfPages: readonly (readonly DemoSource[])[],
  tryServer: boolean,
  problems: Problem[],
): Drawing {
  const sizes = readDrawnSizes(folders, problems);
  const demos = demosOfPages.flatMap((sources) => {
    // As on the page: one demo that needs it renders all of them again.
    const inBothSchemes = sources.some(readsThemeInScript);
    return sources.map((demo): DemoSource => ({
      ...withSizes(demo, sizes[demo.id]),
      ...(inBothSchemes && { inBothSchemes }),
    }));
  });
  const cache = createCache(
    folders.generated,
    'previews',
    'src/compiler/demos/prerender.ts',
    'src/site/demo/prerender.tsx',
    'src/site/snapshot/snapshot.tsx',
    'src/site/snapshot/studio.ts',
    'src/site/snapshot/stableIds.ts',
    'src/site/demo/treeViewInternals.ts',
  );
  const drawn = new Map<string, Preview>();
  const waiting = new Set<() => void>();
  const take = (id: string, preview: Preview): void => {
    drawn.set(id, preview);
    for (const look of waiting) look();
  };
  const all = prerenderDemos(folders, demos, { cache, tryServer, take }, problems);
  all.catch(() => undefined); // awaited by those who ask, but something else may fail first
  return {
    all,
    async ofPage({ compiledDemos }) {
      const ids = compiledDemos.sources.map(({ id }) => id);
      const ready = new Promise<void>((resolve) => {
        const look = (): void => {
          if (!ids.every((id) => drawn.has(id))) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      });
      // A demo that fails has no preview: then it is known only at the end.
      await Promise.race([ready, all]);
      return new Map(
        ids.flatMap((id): [string, Preview][] => {
          const preview = drawn.get(id);
          return preview === undefined ? [] : [[id, preview]];
        }),
      );
    },
  };
}

const withSizes = (demo: DemoSource, sizes: DrawnSizes | undefined): DemoSource =>
  sizes === undefined ? demo : { ...demo, sizes };

/**
 * Page key → what its demos' sandboxes are built from.
 * @param problems demos without a sandbox are added here.
 */
export async function compileSandboxes(
  { root, generated }: Folders,
  pages: readonly CompiledPage[],
  problems: Problem[],
): Promise<Map<string, PageSandboxes>> {
  const cache = createCache(generated, 'sandboxes', 'src/compiler/demos/sandbox.ts');
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
