import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gridFeatures } from '#content/features/dataGrid.ts';
import { playgrounds } from '#content/playgrounds.ts';
import { products } from '#content/products.ts';
import type { Problem } from '#core/errors.ts';
import { NO_DEMO_USES, type DemoUses } from '#core/reference/demoUses.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import type { PageSandboxes } from '#core/sandbox/source.ts';
import { createCache } from '../cache.ts';
import { checkFeatures } from '../check/features.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { resolvePages, withoutReference } from '../crossReferences/resolvePages.ts';
import { findDemoUses } from '../demos/uses.ts';
import { emitInspect } from '../emit/inspect.ts';
import { compileInspect } from '../inspect/compile.ts';
import { ROOT, type Folders } from '../paths.ts';
import { compilePlaygrounds } from '../propsPlayground/compile.ts';
import { printReference } from '../reference/pages.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { withTabs } from '../reference/tabs.ts';
import { printProseTwins } from '../twins/proseTwins.ts';
import { printTwins, type MarkdownTwin } from '../twins/reference/twins.ts';

export interface CompiledReference {
  /** The authored pages, with what their prose shows of the reference. */
  pages: CompiledPage[];
  /** Undefined when the reference was left out. */
  model?: ReferenceModel;
  /** Reference pages and playgrounds. */
  printed: PrintedReference[];
  twins: MarkdownTwin[];
  /** Page key → what the sandbox of a playground's example is built from. */
  examples: ReadonlyMap<string, PageSandboxes>;
  problems: Problem[];
}

/** The pages alone: names in prose are plain code, and excerpts are left out. */
export const leaveOutReference = (pages: readonly CompiledPage[]): CompiledReference => ({
  pages: withoutReference(pages),
  printed: [],
  twins: [],
  examples: new Map(),
  problems: [],
});

/** All packages of one release share it. */
const CHANGELOG = path.join(ROOT, 'node_modules/@mui/x-data-grid/CHANGELOG.md');

interface ReferenceParts {
  pages: readonly CompiledPage[];
  model: ReferenceModel;
  /** Type-check the code of playgrounds. */
  types: boolean;
  /** Link demos, and print twins. */
  published: boolean;
}

/** The reference and its playgrounds, from the packages alone, and the pages with what their prose shows of it. */
export async function compileReference(
  folders: Folders,
  { pages: compiled, model, types, published }: ReferenceParts,
): Promise<CompiledReference> {
  const { generated } = folders;
  emitInspect(generated, await compileInspect(generated, model, products));
  const uses = published ? await findUses(folders, compiled, model) : NO_DEMO_USES;
  const printed = await printReference(
    model,
    products,
    createCache(generated, 'reference', 'src/compiler/reference/pages.ts'),
    uses,
  );
  const played = await compilePlaygrounds({ folders, model, table: playgrounds, types });
  const cache = createCache(generated, 'excerpts', 'src/compiler/crossReferences/resolvePages.ts');
  const pages = await resolvePages(compiled, { model, printed, products, cache });
  const all = withTabs([...printed, ...played.pages]);
  const twins = published
    ? await compileTwins(generated, { pages, printed: all, model, uses })
    : [];
  return {
    model,
    pages,
    printed: all,
    twins,
    examples: played.sandboxes,
    problems: [
      ...played.problems,
      ...checkFeatures(gridFeatures, { model, changelog: readFileSync(CHANGELOG, 'utf8') }),
    ],
  };
}

function findUses(
  { generated }: Folders,
  compiled: readonly CompiledPage[],
  model: ReferenceModel,
): Promise<DemoUses> {
  const pages = compiled.map(({ route, frontMatter, demoSections, compiledDemos }) => ({
    route,
    title: frontMatter?.title ?? '',
    sections: demoSections,
    sources: compiledDemos.sources,
  }));
  return findDemoUses(pages, model, createCache(generated, 'uses', 'src/compiler/demos/uses.ts'));
}

interface TwinParts {
  pages: readonly CompiledPage[];
  printed: readonly PrintedReference[];
  model: ReferenceModel;
  uses: DemoUses;
}

async function compileTwins(
  generated: string,
  { pages, printed, model, uses }: TwinParts,
): Promise<MarkdownTwin[]> {
  const ofProse = await printProseTwins(pages, {
    model,
    products,
    routes: new Set([...pages, ...printed].map(({ route }) => route)),
    cache: createCache(generated, 'prose-twins', 'src/compiler/twins/proseTwins.ts'),
  });
  const ofReference = await printTwins(model, products, {
    cache: createCache(generated, 'twins', 'src/compiler/twins/reference/twins.ts'),
    uses,
  });
  return [...ofProse, ...ofReference];
}
