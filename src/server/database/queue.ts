import { setImmediate } from 'node:timers/promises';

/** More than this wait only when something is wrong: whoever comes then is told at once. */
const WAITING_MAX = 1_000;

/** Too many wait; the database itself is well. */
export class QueueFull extends Error {}

/**
 * Does one work after the other, in the order they came.
 * @param waitingMax how many may wait.
 * @returns what takes a work, and rejects with QueueFull when too many wait.
 */
export function createQueue(waitingMax = WAITING_MAX): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (work) => {
    if (waiting >= waitingMax) throw new QueueFull(`${waiting} wait already.`);
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    // A failure is said to who gave the work. Between two works other requests have their turn.
    last = done.catch(() => undefined).then(() => setImmediate());
    return done;
  };
}
