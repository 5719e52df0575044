import { chartGallery } from '#content/galleries/charts.ts';
import type { Problem } from '#core/errors.ts';
import { pruneCaches } from './cache.ts';
import { readHeights } from './demos/heights.ts';
import type { Preview } from './demos/runDemos.ts';
import { emitCodeTypes } from './emit/codeTypes.ts';
import { emitSandboxes } from './emit/sandboxes.ts';
import { emitSite } from './emit/site.ts';
import { extractReference } from './extract/extract.ts';
import { checkGallery } from './galleries/check.ts';
import { emitPictures } from './galleries/emit.ts';
import type { Folders } from './paths.ts';
import { readPages } from './read/content.ts';
import { readPlannedSite } from './read/planned.ts';
import { emitSearch } from './search/emit.ts';
import { checkSite, checkTypesOnce } from './steps/check.ts';
import { compileCodeTypes } from './steps/codeTypes.ts';
import { compileSandboxes, prerender } from './steps/demos.ts';
import { emitFonts } from './steps/fonts.ts';
import { compilePages } from './steps/pages.ts';
import { compilePlanned } from './steps/planned.ts';
import { compileReference, leaveOutReference } from './steps/reference.ts';
import { collectSearch } from './steps/search.ts';
import { emitMachines } from './twins/emit.ts';

export interface CompileOptions {
  folders: Folders;
  /** Type-check fences and demos. Development leaves it to the editor. */
  types: boolean;
  /** Render demos to HTML. Development leaves it out: demos are mounted anyway. */
  previews: boolean;
  /** Read the reference out of the packages and print its pages. */
  reference: boolean;
  /** What only a published site has: which demos set a prop, types in code, and Markdown twins. Development leaves it out. */
  published?: boolean;
  /** Is told the name of each step before it starts. */
  report?: (step: string) => void;
}

export interface CompileResult {
  problems: Problem[];
  pages: number;
}

/**
 * The recipe: content and packages in, artefacts out. Every problem of every page is collected; artefacts of good pages
 * are written even when others have problems, so that development goes on.
 */
export async function compile(options: CompileOptions): Promise<CompileResult> {
  const { folders, types, previews, reference, published = false, report = silent } = options;
  const { generated } = folders;
  const planned = readPlannedSite();

  report('Reading the pages and the packages');
  const [written, extracted] = await Promise.all([
    compilePages(folders, readPages(folders)),
    reference ? extractReference(generated) : undefined,
  ]);
  report('Printing the reference');
  const compiled =
    extracted === undefined
      ? leaveOutReference(written)
      : await compileReference(folders, { pages: written, model: extracted, types, published });
  const { pages, printed, twins, model } = compiled;

  report(types ? 'Checking links and types' : 'Checking links');
  const problems = [
    ...compiled.problems,
    ...pages.flatMap((page) => page.problems),
    ...checkSite(pages, printed, planned),
    ...checkGallery(chartGallery, pages),
    ...(types ? await checkTypesOnce(folders, pages) : []),
  ];
  report('Rendering the demos');
  const [rendered, codeTypes] = await Promise.all([
    previews ? prerender(folders, pages, problems) : new Map<string, Preview>(),
    model !== undefined && published ? compileCodeTypes(folders, { pages, model, printed }) : [],
  ]);
  problems.push(...emitPictures(generated, chartGallery, rendered));
  const sandboxes = await compileSandboxes(folders, pages, problems);

  report('Writing pages, search and Markdown');
  if (reference) await emitFonts(generated);
  const typedParts = emitCodeTypes(generated, new Map(codeTypes));
  emitSandboxes(generated, new Map([...sandboxes, ...compiled.examples]));
  const index = await collectSearch(generated, compiled, planned.navigation);
  await emitSearch(generated, index);
  const promised = await compilePlanned(generated, { index, planned, published });
  await emitSite({
    folders,
    pages,
    reference: printed,
    twins,
    planned,
    promised,
    previews: rendered,
    heights: readHeights(folders, problems),
    typedParts,
    problems,
  });
  if (model !== undefined && published) {
    await emitMachines(generated, { pages, reference: printed, twins, model, planned, promised });
    if (problems.length === 0) pruneCaches(generated);
  }
  return { problems, pages: pages.length + printed.length };
}

/** For callers that print nothing but the result. */
const silent = (): void => undefined;
