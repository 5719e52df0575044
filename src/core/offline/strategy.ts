import { CODE_TYPES_FOLDER } from '../codeTypes/codeTypes.ts';
import { MANIFEST_PATH, PLAYGROUND_ROUTE } from '../editor/manifest.ts';
import { SANDBOXES_FOLDER } from '../sandbox/source.ts';
import { SEARCH_FOLDER } from '../search/files.ts';
import { isTextFile } from '../search/text/files.ts';
import { KEEP_HEADER, OFFLINE_ROOT, WORKERS } from './files.ts';

/**
 * How the worker answers a request:
 * - `page`: the network's answer, unless it takes too long or fails and there is a copy;
 * - `file`: the copy; the name is a hash, so that it never changes;
 * - `search`: the copy, while the network brings the next one;
 * - `twin`, also for the types in code and what the playground opens with: the network's answer, or what is kept; never
 *   stored by itself;
 * - `text`: as `search`, but what is kept goes first: the index is many files that must be of one build;
 * - `pass`: not at all; the browser goes on as if there were no worker.
 */
export type Strategy = 'page' | 'twin' | 'file' | 'search' | 'text' | 'pass';

/** What of a request decides. */
export interface FetchedFile {
  method: string;
  /** Undefined: on another host. */
  pathname: string | undefined;
  /** Whether a header has this name. */
  has: (header: string) => boolean;
}

/** Of ours, and yet never kept: ads, what is fetched anew on purpose, and what cannot be used without the network. */
const NEVER = [
  '/ads/',
  '/x/live/',
  '/api/',
  '/mcp',
  '/x/api/feedback',
  '/x/demo-data/',
  '/x/feedback',
  '/x/mcp',
];

/** Which the editor needs before it shows code. */
const isForEditor = (pathname: string): boolean =>
  pathname === MANIFEST_PATH || pathname.startsWith(SANDBOXES_FOLDER);

/** What a page is for machines, and the lists of pages. */
const TWIN = /^\/x\/.*\/(?:index[\w.]*\.md|llms\.txt)$/;

/** The one address of a page, for the others that lead to it: without its slash, or with the name of its file. */
export function pageAddress(pathname: string): string {
  const folder = pathname.replace(/\/index\.html$/, '/');
  return /\/[^/.]+$/.test(folder) ? `${folder}/` : folder;
}

export function strategyOf({ method, pathname, has }: FetchedFile): Strategy {
  if (method !== 'GET' || pathname === undefined) return 'pass';
  if (has('Range') || has(KEEP_HEADER)) return 'pass';
  if (isForEditor(pathname)) return 'twin';
  if (NEVER.some((start) => pathname.startsWith(start))) return 'pass';
  if (WORKERS.some(({ file }) => pathname === file)) return 'pass';
  if (pathname.startsWith('/_next/static/')) return 'file';
  if (pathname.startsWith('/_next/data/')) return 'page';
  if (isTextFile(pathname)) return 'text';
  if (pathname.startsWith(`${SEARCH_FOLDER}/`) && !pathname.endsWith('/')) return 'search';
  // Lists of what can be kept are about the build that is published, never about an older one.
  if (pathname.startsWith(OFFLINE_ROOT) && pathname !== OFFLINE_ROOT) return 'pass';
  if (TWIN.test(pathname) || pathname.startsWith(CODE_TYPES_FOLDER)) return 'twin';
  const page = pageAddress(pathname);
  return pathname === '/icon.svg' ||
    pathname.startsWith('/promotions/') ||
    page === PLAYGROUND_ROUTE ||
    (page.startsWith('/x/') && page.endsWith('/'))
    ? 'page'
    : 'pass';
}
