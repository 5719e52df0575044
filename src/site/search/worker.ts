import { synonyms } from '#content/synonyms.ts';
import type { WorkerMessage, WorkerRequest } from '#core/search/messages.ts';
import { openSearch } from '#core/search/open.ts';

/*
 * Searches beside the page, so that typing never waits. Bundled by the compiler (`src/compiler/search/emit.ts`). Names
 * are answered from at once; what is said beside them comes in a second answer when it is not here yet.
 */

const say = (message: WorkerMessage): void => postMessage(message);

/** When the first file had come: what follows is spent on building. */
let fetched = 0;

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const file: unknown = await response.json();
  fetched ||= performance.now();
  return file;
}

const opened = openSearch(fetchJson, synonyms);
opened.then(
  () => say({ kind: 'ready', milliseconds: { fetched, built: performance.now() - fetched } }),
  (error: unknown) => say({ kind: 'failed', reason: String(error) }),
);

async function answer(asked: WorkerRequest): Promise<void> {
  const search = await opened;
  if ('prepare' in asked) {
    // Without them there is an answer, and they are asked for again with it.
    await search.prepare(asked.prepare).catch(() => undefined);
    return;
  }
  const { id, ...request } = asked;
  const first = await search.ask(request);
  const complete = search.isComplete(first);
  say({ kind: 'answer', id, answer: first, complete });
  if (!complete) say({ kind: 'answer', id, answer: await search.complete(first), complete: true });
}

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answer(data).catch((error: unknown) => say({ kind: 'failed', reason: String(error) }));
});
