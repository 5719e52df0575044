import { synonyms } from '#content/synonyms.ts';
import { unpackEntities } from '#core/search/columns.ts';
import { createEngine, type SearchEngine } from '#core/search/engine.ts';
import { DETAILS_FILE, ENTITIES_FILE } from '#core/search/files.ts';
import type { WorkerMessage, WorkerRequest } from '#core/search/messages.ts';

/*
 * Searches beside the page, so that typing never waits. Bundled by the compiler (`src/compiler/search/emit.ts`). Names
 * are searched as soon as they are there; with the details, texts are too.
 */

const say = (message: WorkerMessage): void => postMessage(message);

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}

function build(file: unknown, details?: unknown): SearchEngine {
  const start = performance.now();
  const engine = createEngine(unpackEntities(file, details), synonyms);
  const milliseconds = performance.now() - start;
  say({ kind: 'ready', detailed: details !== undefined, milliseconds });
  return engine;
}

let engine: SearchEngine | undefined;
/** Asked before there was an index. Only the last question still matters. */
let waiting: WorkerRequest | undefined;

function answer(request: WorkerRequest): void {
  if (engine === undefined) waiting = request;
  else say({ kind: 'answer', id: request.id, answer: engine(request) });
}

function adopt(built: SearchEngine): void {
  engine = built;
  if (waiting !== undefined) answer(waiting);
  waiting = undefined;
}

async function load(): Promise<void> {
  let details: unknown;
  const detailed = fetchJson(DETAILS_FILE).then((file) => {
    details = file;
  });
  // Names alone still answer; a failure is not the reader's concern.
  detailed.catch(() => undefined);
  const file = await fetchJson(ENTITIES_FILE);
  adopt(build(file, details));
  if (details !== undefined) return;
  const arrived = await detailed.then(
    () => true,
    () => false,
  );
  if (arrived) adopt(build(file, details));
}

load().catch((error: unknown) => say({ kind: 'failed', reason: String(error) }));

addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => answer(data));
