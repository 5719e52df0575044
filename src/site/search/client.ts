import type { ProductId } from '#core/navigation/products.ts';
import type { SearchAnswer, SearchRequest } from '#core/search/engine.ts';
import { WORKER_FILE } from '#core/search/files.ts';
import type { WorkerMessage, WorkerRequest } from '#core/search/messages.ts';

/** @param isComplete whether nothing more comes: names are answered from first, and the texts follow. */
type Listener = (result: SearchAnswer | { failed: string }, isComplete: boolean) => void;

interface Question {
  request: SearchRequest;
  listener: Listener;
}

let worker: Worker | undefined;
let failed: string | undefined;
/** The last one sent. */
let pending: Question | undefined;
let busy = false;
/** Came while the worker was busy. Only the last one matters. */
let next: Question | undefined;
let count = 0;

function fail(reason: string): void {
  worker?.terminate();
  worker = undefined;
  failed = reason;
  const question = next ?? (busy ? pending : undefined);
  busy = false;
  pending = undefined;
  next = undefined;
  question?.listener({ failed: reason }, true);
}

function onMessage({ data }: MessageEvent<WorkerMessage>): void {
  if (data.kind === 'failed') fail(data.reason);
  if (data.kind !== 'answer' || data.id !== count) return;
  busy = false;
  if (next !== undefined) send(next);
  else pending?.listener(data.answer, data.complete);
}

function send(question: Question): void {
  pending = question;
  busy = true;
  next = undefined;
  count += 1;
  const request: WorkerRequest = { ...question.request, id: count };
  worker?.postMessage(request, []);
}

/**
 * Starts the worker and its downloads. What has failed before is tried anew.
 * @param product the reader is in: its details are wanted first.
 */
export function warmUp(product: ProductId): void {
  if (worker !== undefined) return;
  failed = undefined;
  try {
    worker = new Worker(WORKER_FILE);
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', () => fail(`${WORKER_FILE} does not run`));
    const request: WorkerRequest = { prepare: product };
    worker.postMessage(request, []);
  } catch (error) {
    fail(String(error));
  }
}

/** Asks the worker; while it is busy, only the last question waits. An answer may come twice: the second is complete. */
export function ask(request: SearchRequest, listener: Listener): void {
  warmUp(request.near ?? 'x');
  if (failed !== undefined) listener({ failed }, true);
  else if (busy) next = { request, listener };
  else send({ request, listener });
}

/** The view is gone: no answer is wanted any more. */
export function forget(): void {
  pending = undefined;
  next = undefined;
}
