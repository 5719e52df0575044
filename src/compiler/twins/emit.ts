import path from 'node:path';
import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '#content/products.ts';
import {
  CORPUS_FILE,
  EXPORTS_FILE,
  referenceFile,
  type Corpus,
  type CorpusPage,
} from '#core/twins/corpus.ts';
import { pruneTree, type NavigationEntry } from '#core/navigation/navigation.ts';
import type { ReferenceModel } from '#core/reference/reference.ts';
import type { CompiledPage } from '../compiledPage.ts';
import { emitTwins, filesOfTwins, linkHome } from './files.ts';
import { writeIfChanged } from '../emit/write.ts';
import { plannedTwin } from '../planned/plannedTwin.ts';
import type { PlannedSubject } from '../planned/subjects.ts';
import type { MarkdownTwin } from './reference/twins.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import { createCache } from '../cache.ts';
import { listPages } from './corpusPages.ts';
import { readAllExports } from './packageExports.ts';
import { withFrontMatter } from './frontMatter.ts';
import { printLists } from './lists.ts';

export interface MachineParts {
  pages: readonly CompiledPage[];
  reference: readonly PrintedReference[];
  twins: readonly MarkdownTwin[];
  model: ReferenceModel;
  planned: { navigation: readonly NavigationEntry[] };
  /** Pages that are planned and not written. */
  promised: readonly PlannedSubject[];
}

/** Laid out as below the site's root. */
const staticIn = (generated: string): string => path.join(generated, 'static');

/** Writes the twins with their facts, the lists of pages, and what the server's tools answer from. */
export async function emitMachines(generated: string, parts: MachineParts): Promise<void> {
  const { model, planned, promised } = parts;
  const routes = new Set([...parts.pages, ...parts.reference].map(({ route }) => route));
  const pages = listPages(parts, filesOfTwins(parts.twins));
  const twins = completeTwins(parts.twins, pages, routes);
  emitTwins(generated, [...twins, ...promised.map(plannedTwin)]);
  const root = staticIn(generated);
  const tree = pruneTree(planned.navigation, (route) => routes.has(route));
  for (const { file, text } of printLists({ pages, twins, tree, promised })) {
    writeIfChanged(path.join(root, file), text);
  }
  const corpus: Corpus = { library: LIBRARY_NAME, version: DOCUMENTED_VERSION, pages };
  writeIfChanged(path.join(root, CORPUS_FILE), JSON.stringify(corpus));
  const cache = createCache(generated, 'exports', 'src/compiler/extract/exports.ts');
  const exported = await readAllExports(cache);
  writeIfChanged(path.join(root, EXPORTS_FILE), JSON.stringify(exported));
  const entries = [...model.components, ...model.interfaces, ...model.hooks];
  for (const { id } of products.filter((product) => product.folder !== '')) {
    const own = entries.filter(({ product }) => product === id);
    writeIfChanged(path.join(root, referenceFile(id)), JSON.stringify(own));
  }
}

/** Twins of pages of the site only: a playground's tab has no page of its own to stand beside. */
function completeTwins(
  twins: readonly MarkdownTwin[],
  pages: readonly CorpusPage[],
  routes: ReadonlySet<string>,
): MarkdownTwin[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  return twins.flatMap((twin) => {
    const page = byRoute.get(twin.route);
    if (page === undefined) return [];
    const product = products.find(({ id }) => id === page.product);
    const facts = { ...page, product: product?.title ?? LIBRARY_NAME };
    return [{ ...twin, markdown: withFrontMatter(linkHome(twin.markdown, routes), facts) }];
  });
}
