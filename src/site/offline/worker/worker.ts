import { FILES_CACHE, SEARCH_CACHE } from '#core/offline/files.ts';
import { strategyOf } from '#core/offline/strategy.ts';
import { parseToWorker, type BuildAnswer } from '#core/offline/talk.ts';
import { adopt, answerFile, answerPage, answerSearch, answerTwin } from './answers.ts';
import { forgetKept } from './kept.ts';
import { scope, type RequestEvent, type TalkEvent } from './scope.ts';

/*
 * The service worker, bundled by the compiler (`src/compiler/export/offline/offline.ts`). It has no state: the browser ends it at
 * any time, and what it knows stands in the caches.
 */

scope.addEventListener('install', (event) => {
  // The next one takes over at once; pages are loaded anew when their readers are not busy (`reload.ts`).
  event.waitUntil(scope.skipWaiting());
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await dropOldBuilds().catch(() => undefined); // storage is refused, so there is nothing to drop
  await scope.clients.claim();
}

/** Pages of the last build may still be open: its files stay until the build after this one. */
async function dropOldBuilds(): Promise<void> {
  const names = await caches.keys(); // in the order of their making
  const files = names.filter(
    (name) => name.startsWith(FILES_CACHE) && name !== FILES_CACHE + BUILD,
  );
  const search = names.filter(
    (name) => name.startsWith(SEARCH_CACHE) && name !== SEARCH_CACHE + BUILD,
  );
  for (const name of [...files.slice(0, -1), ...search]) await caches.delete(name);
}

scope.addEventListener('fetch', (event) => {
  const answer = answerOf(event);
  if (answer !== undefined) event.respondWith(answer);
});

function answerOf(event: RequestEvent): Promise<Response> | undefined {
  const { method, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  const strategy = strategyOf({
    method,
    pathname: origin === location.origin ? pathname : undefined,
    has: (header) => headers.has(header),
  });
  switch (strategy) {
    case 'page':
      return answerPage(event);
    case 'twin':
      return answerTwin(event);
    case 'file':
      return answerFile(event);
    case 'search':
      return answerSearch(event, false);
    case 'text':
      return answerSearch(event, true);
    case 'pass':
      return undefined;
  }
}

scope.addEventListener('message', (event: TalkEvent) => {
  const message = parseToWorker(event.data);
  switch (message?.kind) {
    case 'build':
      event.ports[0]?.postMessage({ build: BUILD } satisfies BuildAnswer);
      break;
    case 'adopt':
      event.waitUntil(adopt(message.page, message.files));
      break;
    case 'kept':
      forgetKept();
      break;
    case undefined:
      break;
  }
});
