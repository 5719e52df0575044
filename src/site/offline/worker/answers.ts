import { missingPageMessages } from '#content/messages/missingPage.ts';
import { printMissingPage } from '#core/offline/missingPage.ts';
import { FILES_CACHE, PAGES_CACHE, SEARCH_CACHE } from '#core/offline/files.ts';
import { pageAddress } from '#core/offline/strategy.ts';
import { keptFile, readKept } from './kept.ts';
import type { RequestEvent } from './scope.ts';

/** A reader waits this long for the network when there is a copy. */
const WAIT_MS = 2_500;

/** Visited pages and their data; of more, the oldest go. */
const PAGES_AT_MOST = 120;

/** On the page that stands in for another. */
const LISTED_AT_MOST = 30;

/** Queries decide nothing that is stored: a page reads its own in the browser. */
const pathOf = (request: Request): string => new URL(request.url).pathname;

/** What the worker stores is a gain, never a need: without room or permission the answer goes out all the same. */
async function store(cacheName: string, path: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(cacheName);
    if (cacheName === PAGES_CACHE) await cache.delete(path); // the last one visited stands last
    await cache.put(path, response);
    if (cacheName !== PAGES_CACHE) return;
    const keys = await cache.keys();
    for (const key of keys.slice(0, Math.max(0, keys.length - PAGES_AT_MOST))) {
      await cache.delete(key);
    }
  } catch {
    // Storage is full or refused.
  }
}

async function stored(cacheName: string | undefined, path: string): Promise<Response | undefined> {
  try {
    if (cacheName !== undefined) return await (await caches.open(cacheName)).match(path);
    // Builds before this one too: a page of theirs may still be open.
    return await caches.match(path);
  } catch {
    return undefined;
  }
}

const isGood = (response: Response): boolean =>
  response.status === 200 && response.type === 'basic' && !response.redirected;

/** The network's answer, of which a copy is stored in the meantime. */
async function fromNetwork(event: RequestEvent, cacheName: string): Promise<Response> {
  const preloaded = await event.preloadResponse;
  const response = preloaded ?? (await fetch(event.request));
  if (isGood(response)) {
    event.waitUntil(store(cacheName, pathOf(event.request), response.clone()));
  }
  return response;
}

const after = (ms: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms, undefined);
  });

/** Network first, with a short wait; then what is kept or was visited; then the page that says what is there. */
export async function answerPage(event: RequestEvent): Promise<Response> {
  const path = pathOf(event.request);
  const network = fromNetwork(event, PAGES_CACHE);
  // Goes on when it comes too late, and is stored for the next time.
  event.waitUntil(network.catch(() => undefined));
  const first = await Promise.race([network.catch(() => undefined), after(WAIT_MS)]);
  if (first !== undefined && first.status < 500) return first;
  const copy = (await keptFile(path)) ?? (await stored(PAGES_CACHE, path));
  if (copy !== undefined) return copy;
  const address = pageAddress(path);
  if (address !== path && ((await keptFile(address)) ?? (await stored(PAGES_CACHE, address)))) {
    // As the server does: what the page names is relative to its own address.
    return Response.redirect(address + new URL(event.request.url).search, 302);
  }
  try {
    return await network;
  } catch {
    return event.request.mode === 'navigate' ? missingPage(path) : Response.error();
  }
}

/** Network first; then what is kept. */
export async function answerTwin(event: RequestEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await keptFile(pathOf(event.request))) ?? Response.error();
  }
}

/** Cache first: what stands under a hash never changes. */
export async function answerFile(event: RequestEvent): Promise<Response> {
  const path = pathOf(event.request);
  return (
    (await stored(undefined, path)) ??
    (await keptFile(path)) ??
    fromNetwork(event, FILES_CACHE + BUILD)
  );
}

/**
 * The copy at once, while the next one is fetched; what is kept comes last.
 * @param keptFirst and first instead, for files that must be of one build.
 */
export async function answerSearch(event: RequestEvent, keptFirst: boolean): Promise<Response> {
  const path = pathOf(event.request);
  const kept = keptFirst ? await keptFile(path) : undefined;
  if (kept !== undefined) return kept;
  const network = fromNetwork(event, SEARCH_CACHE + BUILD);
  event.waitUntil(network.catch(() => undefined));
  const copy = await stored(SEARCH_CACHE + BUILD, path);
  if (copy !== undefined) return copy;
  try {
    return await network;
  } catch (error) {
    const last = keptFirst ? undefined : await keptFile(path);
    if (last !== undefined) return last;
    throw error;
  }
}

async function missingPage(address: string): Promise<Response> {
  const { whole, partial } = await readKept().catch(() => ({ whole: [], partial: [] }));
  const html = printMissingPage(
    {
      address,
      products: whole.map(({ route, name }) => ({ url: route, title: name })),
      partial,
      pages: await visitedPages(),
    },
    missingPageMessages,
  );
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

async function visitedPages(): Promise<{ url: string; title: string }[]> {
  const pages: { url: string; title: string }[] = [];
  try {
    const cache = await caches.open(PAGES_CACHE);
    const keys = await cache.keys();
    for (const { url } of keys.toReversed()) {
      const path = new URL(url).pathname;
      if (!path.startsWith('/x/')) continue; // data of a page
      const html = await (await cache.match(url))?.text();
      const [, title = path] = /<title[^>]*>([^<]*)</.exec(html ?? '') ?? [];
      pages.push({ url: path, title: plain(title) });
      if (pages.length === LISTED_AT_MOST) break;
    }
  } catch {
    // Storage is refused: then nothing is there.
  }
  return pages;
}

const plain = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');

/** Stores a page and its files that came before there was a worker; the browser still has them. */
export async function adopt(page: string, files: readonly string[]): Promise<void> {
  const wanted = [
    [PAGES_CACHE, page] as const,
    ...files.map((file) => [FILES_CACHE + BUILD, file] as const),
  ];
  for (const [cacheName, path] of wanted) {
    if ((await stored(cacheName, path)) !== undefined) continue;
    const response = await fetch(path).catch(() => undefined);
    if (response !== undefined && isGood(response)) await store(cacheName, path, response);
  }
}
