import { synonyms } from '#content/synonyms.ts';
import {
  CORPUS_FILE,
  EXPORTS_FILE,
  referenceFile,
  type Corpus,
  type CorpusPage,
  type PackageExports,
  type ReferenceEntry,
} from '#core/twins/corpus.ts';
import { historyFile, type ProductHistory } from '#core/history/productHistory.ts';
import { CHANGES_FILE, type ChangedProduct, type Changes } from '#core/migration/change.ts';
import { changedProducts } from '#core/migration/products.ts';
import { DocsError } from '#core/errors.ts';
import { nearestTwin, type TwinVariant } from '#core/twins/markdownTwin.ts';
import type { ProductId } from '#core/navigation/products.ts';
import { sandboxesPath, type PageSandboxes } from '#core/sandbox/source.ts';
import { SECTIONS_FILE, type SectionsFile } from '#core/search/text/files.ts';
import type { PlannedPage } from '#core/search/text/section.ts';
import { openSearch, type SiteSearch } from '#core/search/open.ts';

/** Reads a file of the site by its path from the site's root; undefined when there is none. */
export type ReadFile = (name: string) => Promise<string | undefined>;

/** A page's Markdown, and which of its files that is. */
export interface PageText {
  file: string;
  markdown: string;
}

/** Everything that the tools answer from. Nothing is read before it is asked for; what is small or slow to make is kept. */
export interface Library {
  corpus: () => Promise<Corpus>;
  page: (route: string) => Promise<CorpusPage | undefined>;
  /** @throws DocsError when the twin of a listed page is missing. */
  text: (page: CorpusPage, variant: TwinVariant) => Promise<PageText>;
  search: () => Promise<SiteSearch>;
  reference: (product: ProductId) => Promise<ReferenceEntry[]>;
  /** What the documented packages export, and older majors that are known. */
  exports: () => Promise<PackageExports[]>;
  /** What upgrade guides say of changes. */
  changes: () => Promise<Changes>;
  /** What the versions of a product have added, changed and removed. */
  history: (product: ChangedProduct) => Promise<ProductHistory>;
  /** Pages that are promised and not written yet. */
  planned: () => Promise<readonly PlannedPage[]>;
  /** The code of a guide's demos. */
  demos: (page: CorpusPage) => Promise<PageSandboxes>;
}

export function createLibrary(read: ReadFile): Library {
  const must = async (name: string): Promise<string> => {
    const text = await read(name);
    if (text !== undefined) return text;
    throw new DocsError(`The documentation has no file "${name}".`, 'Build the site again.');
  };
  const json = async <T>(name: string): Promise<T> => JSON.parse(await must(name)) as T;
  const corpus = once(() => json<Corpus>(CORPUS_FILE));
  const byRoute = once(
    async () => new Map((await corpus()).pages.map((page) => [page.route, page] as const)),
  );
  const references = new Map<ProductId, () => Promise<ReferenceEntry[]>>();
  const histories = new Map(
    changedProducts.map((product) => [
      product,
      once(() => json<ProductHistory>(historyFile(product))),
    ]),
  );
  return {
    corpus,
    page: async (route) => (await byRoute()).get(route),
    async text({ route, files }, variant) {
      const file = nearestTwin(files, variant);
      return { file, markdown: await must(`${route}${file}`) };
    },
    search: once(() => openSearch(json, synonyms)),
    exports: once(() => json<PackageExports[]>(EXPORTS_FILE)),
    changes: once(() => json<Changes>(CHANGES_FILE)),
    planned: once(async () => (await json<SectionsFile>(SECTIONS_FILE)).planned),
    reference(product) {
      const kept =
        references.get(product) ?? once(() => json<ReferenceEntry[]>(referenceFile(product)));
      references.set(product, kept);
      return kept();
    },
    history: async (product) => (await histories.get(product)?.()) ?? { changes: [], packages: {} },
    demos: ({ key = '' }) => json<PageSandboxes>(sandboxesPath(key)),
  };
}

/** The first success is kept; a failure is not, so that a later call tries again. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
