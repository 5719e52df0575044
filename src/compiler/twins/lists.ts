import { DOCUMENTED_VERSION, LIBRARY_NAME, products } from '#content/products.ts';
import { SITE_ORIGIN } from '#content/site.ts';
import type { CorpusPage } from '#core/twins/corpus.ts';
import { DEFAULT_VARIANT, fullFile, listFile, twinFile } from '#core/twins/markdownTwin.ts';
import { groupsOf, leafPages, type NavigationEntry } from '#core/navigation/navigation.ts';
import { PLAN_NAMES } from '#core/reference/plans.ts';
import type { Product } from '#core/navigation/products.ts';
import { escapeText, joinBlocks, link, list } from './reference/syntax.ts';
import type { PlannedSubject } from '../planned/subjects.ts';
import type { MarkdownTwin } from './reference/twins.ts';

/*
 * `llms.txt`: which pages there are, for machines; `llms-full.txt`: the text of a product's guides. The form is that of
 * https://llmstxt.org: a title, a summary, notes, then sections of links; what may be left out is under "Optional".
 */

const STANDARD = twinFile(DEFAULT_VARIANT);

interface Site {
  pages: readonly CorpusPage[];
  /** Complete: as they are served. */
  twins: readonly MarkdownTwin[];
  tree: readonly NavigationEntry[];
  /** Pages that are planned and not written. */
  promised: readonly PlannedSubject[];
}

/** Every list, by its file below the site's root. */
export function printLists(site: Site): { file: string; text: string }[] {
  return products.flatMap((product) => [
    { file: listFile(product), text: `${printList(product, site)}\n` },
    { file: fullFile(product), text: printFull(product, site) },
  ]);
}

function printList(product: Product, site: Site): string {
  const generic = product.folder === '';
  const own = site.pages.filter((page) => page.product === product.id);
  const guides = inReadingOrder(own, site.tree);
  const overview = own.find(({ route }) => route === product.route);
  return joinBlocks([
    `# ${generic ? LIBRARY_NAME : `${product.title} (${LIBRARY_NAME})`} ${DOCUMENTED_VERSION}`,
    overview === undefined ? '' : `> ${overview.description}`,
    NOTES,
    ...printSections(guides, site.tree),
    ...(generic ? ['## Products', list(printProducts(site))] : printReference(own)),
    ...printPromised(product, site),
    '## Optional',
    list([
      `${link('All guides of this list in one file', fullFile(product))}`,
      ...(generic ? [] : [link(`All of ${LIBRARY_NAME}`, '/x/llms.txt')]),
    ]),
  ]);
}

const NOTES = [
  'Every link leads to Markdown; without `index.md` it is the page for people.',
  'Examples are in TypeScript. `index.js.md` beside a page, where there is one, has them in JavaScript.',
  'Pro and Premium mark what needs a commercial license.',
  `Tools that search and read all of this: ${SITE_ORIGIN}/x/mcp (MCP over HTTP), or offline: /x/introduction/mcp/${STANDARD}.`,
].join('\n');

/** In the order of the navigation; what it does not have comes last. */
function inReadingOrder(
  pages: readonly CorpusPage[],
  tree: readonly NavigationEntry[],
): CorpusPage[] {
  const order = leafPages(tree).map(({ route }) => route);
  const place = ({ route }: CorpusPage): number => {
    const at = order.indexOf(route);
    return at < 0 ? order.length : at;
  };
  return pages.filter(({ kind }) => kind === 'guide').toSorted((a, b) => place(a) - place(b));
}

/** Pages under the titles of their groups in the navigation, without the product's own. */
function printSections(guides: readonly CorpusPage[], tree: readonly NavigationEntry[]): string[] {
  const titleOf = ({ route, product }: CorpusPage): string => {
    const groups = groupsOf(tree, route) ?? [];
    const [first = 'Guides', ...rest] = product === 'x' ? groups : groups.slice(1);
    return [first, ...rest].join(' / ');
  };
  const titles = [...new Set(guides.map(titleOf))];
  return titles.flatMap((title) => [
    `## ${escapeText(title)}`,
    list(guides.filter((page) => titleOf(page) === title).map(printEntry)),
  ]);
}

function printEntry({ title, route, plan, description }: CorpusPage): string {
  const mark = plan === 'community' ? '' : ` (${PLAN_NAMES[plan]})`;
  const head = `${link(escapeText(title), `${route}${STANDARD}`)}${mark}`;
  return description === '' ? head : `${head}: ${description}`;
}

const printProducts = ({ pages }: Site): string[] =>
  products
    .filter(({ folder }) => folder !== '')
    .map((product) => {
      const overview = pages.find(({ route }) => route === product.route);
      const summary = overview === undefined ? '' : `: ${overview.description}`;
      return `${link(product.title, listFile(product))}${summary}`;
    });

/** What is not written leads to what there is of its subject. */
function printPromised({ id }: Product, { promised }: Site): string[] {
  const own = promised.filter(({ product }) => product === id);
  if (own.length === 0) return [];
  const links = own.map(({ title, route }) => link(escapeText(title), `${route}${STANDARD}`));
  return ['## Planned, not written yet', list(links)];
}

/** The index leads to the rest; names of components are what readers ask for. */
function printReference(own: readonly CorpusPage[]): string[] {
  const index = own.filter(({ kind }) => kind === 'index' || kind === 'changes');
  const entries = own.filter(({ kind }) => ['component', 'interface', 'hook'].includes(kind));
  if (entries.length === 0) return [];
  const links = [...index, ...entries].map(({ title, route }) =>
    link(escapeText(title), `${route}${STANDARD}`),
  );
  return ['## API reference', list(links)];
}

/** Guides in full, each as it is served; the reference is left to its pages: it has a hundred times the size. */
function printFull(product: Product, { pages, twins, tree }: Site): string {
  const own = pages.filter((page) => page.product === product.id);
  const text = new Map(
    twins.filter(({ file = STANDARD }) => file === STANDARD).map((twin) => [twin.route, twin]),
  );
  return inReadingOrder(own, tree)
    .map(({ route }) => text.get(route)?.markdown ?? '')
    .join('\n');
}
