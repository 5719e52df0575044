import { products } from '#content/products.ts';
import { SITE_ORIGIN } from '#content/site.ts';
import type { CorpusPage } from '#core/twins/corpus.ts';
import { DocsError } from '#core/errors.ts';
import { productOfRoute } from '#core/navigation/products.ts';
import type { SearchKind } from '#core/search/entity.ts';
import type { PlannedPage } from '#core/search/text/section.ts';
import { nearRoutes } from '#core/navigation/nearRoutes.ts';
import type { Library } from './library.ts';

/** A page as a client names it. */
interface Address {
  route: string;
  /** Behind the hash; empty without one. */
  hash: string;
}

/**
 * Reads what assistants write for a page: a route with or without slashes, an address of the site, of the Markdown, or
 * one of our resources.
 */
export function readAddress(text: string): Address {
  const [address = '', hash = ''] = text.trim().split('#');
  const path = address
    .replace(/^docs:\/*/, '/')
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/\?.*$/, '')
    .replace(/\/?index(?:\.[\w.]+)?$/, '/');
  const names = path.split('/').filter(Boolean);
  const rooted = names[0] === 'x' ? names : ['x', ...names];
  return { route: `/${rooted.join('/')}/`, hash };
}

/** @throws DocsError that names the nearest pages when there is no such page. */
export async function findPage(library: Library, text: string): Promise<CorpusPage> {
  const { route } = readAddress(text);
  const page = await library.page(route);
  if (page !== undefined) return page;
  const planned = (await library.planned()).find((one) => one.route === route);
  if (planned !== undefined) throw await notWritten(library, planned);
  const { pages } = await library.corpus();
  const near = nearRoutes(pages, route, 3).map((one) => `"${one.route}"`);
  throw new DocsError(
    `There is no page "${text}".`,
    near.length > 0
      ? `Did you mean ${near.join(' or ')}? list_pages has every route, and search_docs finds pages by words.`
      : 'Call list_pages for every route, or search_docs with words of the subject.',
  );
}

/** Entries of the reference that are named with a page which is not written. */
const MOST_ENTRIES = 6;
/** Guides may stand between them. */
const MOST_HITS = 30;

/** What is no part of the reference. */
const GUIDE_KINDS: ReadonlySet<SearchKind> = new Set(['page', 'section', 'demo', 'playground']);

/** What can be said instead of a promised page: that it is not there, and what the reference has of its subject. */
async function notWritten(library: Library, { route, title }: PlannedPage): Promise<DocsError> {
  const search = await library.search();
  const { id } = productOfRoute(products, route);
  const found = await search.ask({ query: title, count: MOST_HITS, product: id });
  const entries = found.hits
    .filter(({ entity }) => !GUIDE_KINDS.has(entity.kind))
    .slice(0, MOST_ENTRIES)
    .map(({ entity, address }) => `${entity.name} (${address})`);
  return new DocsError(
    `The page "${title}" (${route}) is planned and not written yet.`,
    entries.length > 0
      ? `The reference has: ${entries.join(', ')}. Read them with get_api or get_page.`
      : 'Call search_docs with words of the subject.',
  );
}

/** The address that a person opens. */
export const addressOf = (route: string, hash = ''): string =>
  `${SITE_ORIGIN}${route}${hash === '' ? '' : `#${hash}`}`;
