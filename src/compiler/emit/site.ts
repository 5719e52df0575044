import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Root } from 'hast';
import { LIBRARY_NAME, products } from '#content/products.ts';
import { linkGroups, REFERENCE } from '#core/discovery/breadcrumbs.ts';
import type { Problem } from '#core/errors.ts';
import {
  breadcrumbOf,
  entryRoute,
  groupsOf,
  leafPages,
  neighbors,
  pruneTree,
  type NavigationEntry,
  type RouteTitle,
} from '#core/navigation/navigation.ts';
import { GALLERY_PAGE, type PageOfDemos } from '#core/demoGallery/demos.ts';
import type { PageData } from '#core/page/page.ts';
import { productOfRoute, type Product } from '#core/navigation/products.ts';
import { checkPlaceholders } from '../check/placeholders.ts';
import type { CompiledPage } from '../compiledPage.ts';
import type { DemoHeights } from '../demos/heights.ts';
import type { MarkdownTwin } from '../twins/reference/twins.ts';
import { olderPathsOf } from '../reference/olderPages.ts';
import type { PrintedReference } from '../reference/printedReference.ts';
import type { DerivedPage } from '../dateLibrary/pages.ts';
import type { Preview } from '../demos/runDemos.ts';
import { plainCss, printTailwind } from '../demos/tailwind.ts';
import { readsThemeInScript } from '../demos/theme.ts';
import type { FrontMatter } from '../read/frontMatter.ts';
import type { Folders } from '../paths.ts';
import { assemble } from './assemble.ts';
import { emitFeedbackPages } from './feedback.ts';
import { createImportAddresses, type ImportAddresses } from './importAddresses.ts';
import { emitHeadScript } from './headScript.ts';
import { navigationGroups, withPlanned } from './navigation.ts';
import { demosByProduct } from '../markdown/demoGallery.ts';
import { firstPartOf } from '../print/firstPart.ts';
import { printArticle, printNavigation, printTree } from '../print/print.ts';
import { plannedPage } from '../planned/plannedPage.ts';
import { plannedTwin } from '../planned/plannedTwin.ts';
import type { PlannedSubject } from '../planned/subjects.ts';
import { replaceElements } from '../print/tree.ts';
import { filesOfTwins } from '../twins/files.ts';
import { writeIfChanged } from './write.ts';

interface SiteParts {
  folders: Folders;
  pages: readonly CompiledPage[];
  reference: readonly PrintedReference[];
  twins: readonly MarkdownTwin[];
  planned: {
    navigation: readonly NavigationEntry[];
    /** Component → route of its reference page. */
    references: ReadonlyMap<string, string>;
  };
  /** Pages that are planned and not written. */
  promised: readonly PlannedSubject[];
  /** Pages in other date libraries. */
  dated: readonly DerivedPage[];
  heights: DemoHeights;
  /** Page key → how many files say what the identifiers of its code are. */
  typedParts: ReadonlyMap<string, number>;
  /** Takes what is found to be wrong in printed pages. */
  problems: Problem[];
}

/** What every page needs to know of the whole, made once. */
interface EmittedSite {
  tree: readonly NavigationEntry[];
  routes: ReadonlySet<string>;
  /** Routes of pages that are planned and not written. */
  promised: ReadonlySet<string>;
  /** The tree's pages in reading order. */
  order: readonly RouteTitle[];
  /** Route → files of the page's Markdown twin. */
  twins: ReadonlyMap<string, string[]>;
  addressOfImport: ImportAddresses;
}

/** A page with its article as a tree. */
type UnprintedPage = Omit<PageData, 'html'> & { tree: Root };

type GoodPage = CompiledPage & { frontMatter: FrontMatter };

/** Demos of a page. */
interface Shown {
  /** Demo id → preview. */
  previews: ReadonlyMap<string, Preview>;
  /** What the gallery of all demos lists, in reading order; other pages list none. */
  demos?: readonly PageOfDemos[];
}

/** Writes everything that Next prints, and the server and the tests read from `.generated/`. */
export interface SiteWriter {
  writePage: (page: CompiledPage, shown: Shown) => Promise<void>;
  writeReference: (page: PrintedReference) => void;
  /** Writes what is not a page of its own, and what is planned; comes last. */
  finish: () => Promise<void>;
}

export function openSite(parts: SiteParts): SiteWriter {
  const { generated } = parts.folders;
  const good = parts.pages.filter(isGood);
  const routes = new Set([...good, ...parts.reference].map(({ route }) => route));
  const tree = pruneTree(parts.planned.navigation, (route) => routes.has(route));
  const twins = filesOfTwins([...parts.twins, ...parts.promised.map(plannedTwin)]);
  const promised = new Set(parts.promised.map(({ route }) => route));
  const order = leafPages(tree);
  const addressOfImport = createImportAddresses(parts.reference, products);
  const site: EmittedSite = { tree, routes, promised, order, twins, addressOfImport };

  const sources = new Map(good.map((page) => [page.route, page]));
  const contents = new Map<string, PageData['toc']>();
  const revision = createHash('sha256');
  const write = (name: string, value: unknown): void => {
    const text = JSON.stringify(value);
    writeIfChanged(path.join(generated, name), text);
    revision.update(text);
  };
  // One at a time: with thousands of pages, their texts would not fit into memory together.
  const emit = ({ tree: article, ...data }: UnprintedPage): void => {
    const { key, route, toc, ads } = data;
    const html = printArticle({ tree: article, route, toc, ads });
    const { source, demos } = sources.get(route) ?? {};
    parts.problems.push(
      ...checkPlaceholders({
        file: source?.file ?? key,
        markdown: source?.markdown ?? '',
        html,
        demos: demos ?? [],
      }),
    );
    const firstPart = firstPartOf(article, html);
    const page: PageData = { ...data, html, ...(firstPart !== undefined && { firstPart }) };
    write(`pages/${key}.json`, page);
    contents.set(route, toc);
  };
  const guides = guidesByComponent(good);
  return {
    async writePage(page, shown) {
      if (isGood(page)) emit(await pageData(page, shown, parts, site));
    },
    writeReference(page) {
      emit(referenceData(page, guides, site));
    },
    async finish() {
      emitFeedbackPages(
        generated,
        [...good, ...parts.reference].flatMap(({ route }) => {
          const toc = contents.get(route);
          return toc === undefined ? [] : [{ route, toc }];
        }),
      );
      for (const subject of parts.promised) {
        const { tree: article, ...data } = plannedPage(subject, twins.get(subject.route));
        const page: PageData = { ...data, html: printTree(article) };
        write(`pages/${data.key}.json`, page);
      }
      const wholeTree = withPlanned(parts.planned.navigation, routes, promised);
      for (const product of products) {
        const groups = navigationGroups(wholeTree, products, product);
        write(`navigation/${product.id}.json`, { html: printNavigation(groups) });
        writeIfChanged(
          path.join(generated, `navigation/groups/${product.id}.json`),
          JSON.stringify(groups),
        );
      }
      await emitHeadScript(generated);
      emitRevision(generated, revision.digest('hex').slice(0, 16));
    },
  };
}

const isGood = (page: CompiledPage): page is GoodPage => page.frontMatter !== undefined;

async function pageData(
  page: GoodPage,
  { previews, demos = [] }: Shown,
  { planned, dated, heights, typedParts }: SiteParts,
  { tree, routes, promised, order, twins, addressOfImport }: EmittedSite,
): Promise<UnprintedPage> {
  const { source, route, frontMatter, compiledDemos, toc, tabs } = page;
  const { sources, frames } = compiledDemos;
  const references = frontMatter.components.flatMap((name): RouteTitle[] => {
    const reference = planned.references.get(name);
    return reference !== undefined && routes.has(reference)
      ? [{ route: reference, title: `${name} API` }]
      : [];
  });
  const typed = typedParts.get(source.key);
  const product = productOfRoute(products, route);
  return {
    key: source.key,
    route,
    title: frontMatter.title,
    area: areaOf(product),
    description: frontMatter.description,
    product: product.id,
    groups: linkGroups({ route, product: product.id }, groupsOf(tree, route) ?? [], products),
    plan: frontMatter.plan,
    packages: frontMatter.packages,
    references,
    ...(frontMatter.waiAria !== undefined && { waiAria: frontMatter.waiAria }),
    ads: frontMatter.ads,
    showToc: frontMatter.toc,
    ...(source.key === GALLERY_PAGE && { wide: true }),
    toc,
    source: `${source.key}/index.md`,
    ...markdownOf(twins, route),
    demos: [...frames.keys()],
    themeInScript: sources.some(readsThemeInScript),
    ...(typed !== undefined && { codeTypes: typed }),
    tree: assemble({
      key: source.key,
      tree: page.tree,
      frames,
      previews,
      heights,
      products: demosByProduct(demos),
      tabs,
      libraries: dated.flatMap(({ page: of, library }) =>
        of.source.key === source.key ? library : [],
      ),
      css: (await printTailwind(sources)) + plainCss(sources),
      exists: (target) => routes.has(target),
      isPromised: (target) => promised.has(target),
      addressOfImport,
    }),
    ...neighbors(order, route),
  };
}

const areaOf = (product: Product | undefined): string =>
  product === undefined || product.title === LIBRARY_NAME
    ? LIBRARY_NAME
    : `${product.title} – ${LIBRARY_NAME}`;

/** Name of a component → the pages that are about it. */
function guidesByComponent(pages: readonly GoodPage[]): Map<string, RouteTitle[]> {
  const guides = new Map<string, RouteTitle[]>();
  for (const { route, frontMatter } of pages) {
    for (const name of new Set(frontMatter.components)) {
      guides.set(name, [...(guides.get(name) ?? []), { route, title: frontMatter.title }]);
    }
  }
  return guides;
}

/** A reference page, with links to the prose pages that name its component. */
function referenceData(
  page: PrintedReference,
  guides: ReadonlyMap<string, readonly RouteTitle[]>,
  { tree, routes, order, twins }: EmittedSite,
): UnprintedPage {
  const { key, route, title, description, product, plan, packages, toc } = page;
  const older = olderPathsOf(route);
  // Some products' trees do not list the index of their reference.
  const titles = breadcrumbOf(tree, entryRoute(route)) ?? [
    productOfRoute(products, route).name,
    REFERENCE,
  ];
  return {
    key,
    route,
    title,
    area: areaOf(products.find(({ id }) => id === product)),
    description,
    product,
    groups: linkGroups(page, titles, products),
    plan,
    packages,
    references: [...(guides.get(title) ?? [])],
    ads: page.ads === true,
    showToc: true,
    toc,
    ...markdownOf(twins, route),
    ...(older !== undefined && { older }),
    tree: linkHome(page.tree, routes),
    demos: [],
    themeInScript: false,
    ...neighbors(order, route),
  };
}

/** Descriptions in the packages link to the library's own site: where we have the page, they lead to ours. */
const linkHome = (tree: Root, routes: ReadonlySet<string>): Root =>
  replaceElements(tree, (node) => {
    if (node.tagName !== 'a') return undefined;
    const [, route = '', hash = ''] = LIBRARY_PAGE.exec(String(node.properties['href'])) ?? [];
    if (!routes.has(route)) return undefined;
    return [{ ...node, properties: { ...node.properties, href: route + hash } }];
  });

/** A page of the library's own site, and the hash. */
const LIBRARY_PAGE = /^https:\/\/mui\.com(\/x\/[^#]*)(.*)$/;

function markdownOf(twins: EmittedSite['twins'], route: string): Pick<PageData, 'markdown'> {
  const markdown = twins.get(route);
  return markdown === undefined ? {} : { markdown };
}

/** A word that development's browser watches: it changes when some page does. */
function emitRevision(generated: string, revision: string): void {
  writeIfChanged(path.join(generated, 'revision.ts'), `export const revision = '${revision}';\n`);
}
