import { chartGallery } from '#content/galleries/charts.ts';
import { DOCUMENTED_VERSION } from '#content/products.ts';
import type { Problem } from '#core/errors.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import { pruneCaches } from './cache.ts';
import type { CompiledPage } from './compiledPage.ts';
import { emitLive } from './editor/emit.ts';
import { emitChanges } from './emit/changes.ts';
import { emitHistory } from './emit/history.ts';
import { emitDates } from './emit/dates.ts';
import { emitDemoModules } from './emit/demoModules.ts';
import { emitCodeTypes } from './emit/codeTypes.ts';
import { emitRoutes } from './emit/routes.ts';
import { emitSandboxes } from './emit/sandboxes.ts';
import { extractReference } from './extract/extract.ts';
import { withHistory } from './history/annotate.ts';
import { readHistories } from './history/historyFiles.ts';
import { checkGallery } from './galleries/check.ts';
import type { Folders } from './paths.ts';
import { readPages } from './read/content.ts';
import { readPlannedSite } from './read/planned.ts';
import { emitSearch } from './search/emit.ts';
import { checkSite, checkTypesOnce } from './steps/check.ts';
import { compileDateLibraries, type DatedPageFiles } from './steps/dateLibraries.ts';
import { compileCodeTypes } from './steps/codeTypes.ts';
import { compileSandboxes, drawDemos, NO_DRAWING, type Drawing } from './steps/demos.ts';
import { emitFonts } from './steps/fonts.ts';
import { compilePages, readTexts } from './steps/pages.ts';
import { compilePlanned } from './steps/planned.ts';
import { compileReference, leaveOutReference, type CompiledReference } from './steps/reference.ts';
import { collectSearch } from './steps/search.ts';
import { writeSite } from './steps/site.ts';
import { emitMachines } from './twins/emit.ts';

export interface CompileOptions {
  folders: Folders;
  /**
   * Type-check fences and demos, and try them on a server: what can be wrong without changing a page. Development leaves it
   * to the editor.
   */
  types: boolean;
  /** Render demos to HTML. Development leaves it out: demos are mounted anyway. */
  previews: boolean;
  /** Read the reference out of the packages and print its pages. */
  reference: boolean;
  /**
   * What only a published site has: which demos set a prop, types in code, Markdown twins, and code for other date libraries
   * than Day.js. Development leaves it out.
   */
  published?: boolean;
  /** Write what the editor of demos needs: the packs that code imports from, and their types. */
  editor?: boolean;
  /**
   * Is called when everything is written except pages and pictures, which wait for demos that are still being drawn. What
   * is made from the rest can start then.
   */
  onCompiled?: () => void;
  /** Is told the name of each step before it starts. */
  report?: (step: string) => void;
}

export interface CompileResult {
  problems: Problem[];
  pages: number;
}

/**
 * The recipe: content and packages in, artifacts out. Every problem of every page is collected; artifacts of good pages
 * are written even when others have problems, so that development goes on.
 */
export async function compile(options: CompileOptions): Promise<CompileResult> {
  const { folders, types, reference, published = false, report = silent } = options;
  const { generated } = folders;
  const planned = readPlannedSite();

  report('Reading the pages and the packages');
  const [{ written, drawing, ofDrawing }, extracted] = await Promise.all([
    readContent(options),
    reference ? readModel(generated) : undefined,
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
  // Nothing of this needs the pictures: it is written while they are drawn.
  report('Writing search, Markdown, and what opens and edits demos, while these are drawn');
  const ofCode: Problem[] = [];
  const [codeTypes, dated] = await Promise.all([
    model !== undefined && published ? compileCodeTypes(folders, { pages, model, printed }) : [],
    compileCode(options, compiled, ofCode),
  ]);
  emitDemoModules(folders, pages, dated);
  if (reference) await emitFonts(generated);
  await emitChanges(generated, pages);
  await emitHistory(generated, readHistories(), DOCUMENTED_VERSION);
  const typedParts = emitCodeTypes(generated, new Map(codeTypes));
  const index = await collectSearch(generated, compiled, planned.navigation);
  await emitSearch(generated, index);
  const promised = await compilePlanned(generated, { index, planned, published });
  emitRoutes(generated, { pages, reference: printed, promised });
  if (model !== undefined && published)
    await emitMachines(generated, { pages, reference: printed, twins, model, planned, promised });

  report('Writing the pages, while the last demos are drawn');
  options.onCompiled?.();
  problems.push(...ofCode);
  const content = { compiled, planned, promised, dated, typedParts };
  await writeSite(folders, content, drawing, problems);
  problems.push(...ofDrawing());
  if (model !== undefined && published && problems.length === 0) pruneCaches(generated);
  return { problems, pages: pages.length + printed.length };
}

/** Pages on their own, and the drawing of their demos, which goes on in threads of its own. */
interface Content {
  written: CompiledPage[];
  drawing: Drawing;
  /** What drawing has found wrong so far. */
  ofDrawing: () => Problem[];
}

/** Reads all pages. Drawing begins as soon as their demos are known: it takes longest, and one core is idle meanwhile. */
async function readContent({ folders, types, previews }: CompileOptions): Promise<Content> {
  const texts = await readTexts(folders, readPages(folders));
  const problems = texts.flatMap((page) => page.problems);
  const known = problems.length;
  const demos = texts.map(({ demoSources }) => demoSources);
  const drawing = previews ? drawDemos(folders, demos, types, problems) : NO_DRAWING;
  const written = await compilePages(folders, texts);
  return { written, drawing, ofDrawing: () => problems.slice(known) };
}

/**
 * The code of demos as sandboxes and the editor take it, in every date library; written at once, since the editor's packs
 * are made of what all of it imports.
 * @param problems what is found wrong is added here.
 */
async function compileCode(
  { folders, types, published = false, editor = false }: CompileOptions,
  { pages, examples }: CompiledReference,
  problems: Problem[],
): Promise<DatedPageFiles[]> {
  const { generated } = folders;
  const sandboxes = await compileSandboxes(folders, pages, problems);
  emitSandboxes(generated, new Map([...sandboxes, ...examples]));
  const dated = published ? await compileDateLibraries(folders, pages, { types }, problems) : [];
  emitDates(generated, dated);
  if (editor) await emitLive(generated);
  return dated;
}

/** What the packages say of themselves, and what their history says of it. */
const readModel = async (generated: string): Promise<ReferenceModel> =>
  withHistory(await extractReference(generated), readHistories(), DOCUMENTED_VERSION);

/** For callers that print nothing but the result. */
const silent = (): void => undefined;
