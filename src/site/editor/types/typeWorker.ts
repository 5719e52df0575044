import type { TypeAnswers, TypeQuestion } from '#core/editor/check.ts';

type Answer<Q extends TypeQuestion> = TypeAnswers[Q['ask']];

export interface TypeWorker {
  ask: <Q extends TypeQuestion>(question: Q) => Promise<Answer<Q>>;
  end: () => void;
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** Starts the worker that knows types. Every question is answered, or fails when the worker does. */
export function startTypeWorker(url: string): TypeWorker {
  const worker = new Worker(url);
  const waiting = new Map<number, Waiting>();
  let count = 0;
  let failure: Error | undefined;

  worker.addEventListener('message', ({ data }) => {
    // From our own script.
    const { id, result, error } = data as { id: number; result?: unknown; error?: string };
    const pending = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) pending?.resolve(result);
    else pending?.reject(new Error(error));
  });
  worker.addEventListener('error', ({ message }) => {
    failure = new Error(`Types cannot be checked: ${message || 'the checker does not load'}.`);
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  });
  return {
    ask: (question) =>
      new Promise((resolve, reject) => {
        if (failure !== undefined) return reject(failure);
        count += 1;
        // The worker answers each question in the shape of its kind.
        waiting.set(count, { resolve: resolve as (result: unknown) => void, reject });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
        worker.postMessage({ id: count, question });
      }),
    end: () => worker.terminate(),
  };
}
