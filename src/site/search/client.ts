import type { SearchAnswer, SearchRequest } from '#core/search/engine.ts';
import { WORKER_FILE } from '#core/search/files.ts';
import type { WorkerMessage } from '#core/search/messages.ts';

type Listener = (result: SearchAnswer | { failed: string }) => void;

interface Question {
  request: SearchRequest;
  listener: Listener;
}

let worker: Worker | undefined;
let failed: string | undefined;
let asked: Question | undefined;
/** Came while the worker was busy. Only the last one matters. */
let next: Question | undefined;
/** Answered before the details were there: asked again when they are. */
let last: Question | undefined;
let count = 0;

function fail(reason: string): void {
  worker?.terminate();
  worker = undefined;
  failed = reason;
  const question = next ?? asked;
  asked = undefined;
  next = undefined;
  question?.listener({ failed: reason });
}

function onMessage({ data }: MessageEvent<WorkerMessage>): void {
  switch (data.kind) {
    case 'failed':
      fail(data.reason);
      break;
    case 'ready':
      if (data.detailed && asked === undefined && last !== undefined) send(last);
      break;
    case 'answer':
      if (data.id !== count || asked === undefined) break;
      last = asked;
      asked = undefined;
      if (next === undefined) last.listener(data.answer);
      else send(next);
  }
}

function send(question: Question): void {
  asked = question;
  next = undefined;
  count += 1;
  worker?.postMessage({ ...question.request, id: count }, []);
}

/** Starts the worker and its downloads. What has failed before is tried anew. */
export function warmUp(): void {
  if (worker !== undefined) return;
  failed = undefined;
  try {
    worker = new Worker(WORKER_FILE);
    worker.addEventListener('message', onMessage);
    worker.addEventListener('error', () => fail(`${WORKER_FILE} does not run`));
  } catch (error) {
    fail(String(error));
  }
}

/** Asks the worker; while it is busy, only the last question waits. An answer may come twice: the second has details. */
export function ask(request: SearchRequest, listener: Listener): void {
  warmUp();
  if (failed !== undefined) listener({ failed });
  else if (asked === undefined) send({ request, listener });
  else next = { request, listener };
}

/** The view is gone: no answer is wanted any more. */
export function forget(): void {
  last = undefined;
  next = undefined;
}
