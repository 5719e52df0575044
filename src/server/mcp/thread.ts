import { Worker } from 'node:worker_threads';
import { createQueue, QueueFull } from '../database/queue.ts';
import type { Ask, ThreadData, Told } from './messages.ts';

/** Also the start of the thread, which reads the index. */
const ANSWER_WITHIN_MS = 30_000;
/** Who has waited longer for its turn is told to come back: before the connection counts as still, and is closed. */
const TURN_WITHIN_MS = 25_000;
/** Then the thread ends, and gives its memory back. */
const IDLE_MS = 5 * 60_000;
/** The corpus and its indexes take about half of it. With less room, one search in twenty waits for the collector of garbage. */
const HEAP_MB = 144;
const YOUNG_MB = 16;

/** The thread that answers requests, one after the other. It is started by the first. */
export interface Thread {
  /**
   * @throws QueueFull when too many wait, or the turn comes too late.
   * @throws when the thread ends, or does not answer in time; the next request starts another.
   */
  ask: (ask: Ask) => Promise<Exclude<Told, { kind: 'report' | 'failed' }>>;
}

interface ThreadOptions extends ThreadData {
  /** Requests that may wait for those before. */
  waitingMax: number;
  /** Hears of what goes wrong beside an answer. */
  onReport: (error: Error) => void;
  /** For tests. */
  withinMs?: number;
  turnWithinMs?: number;
  idleMs?: number;
}

export function createThread(options: ThreadOptions): Thread {
  const { waitingMax, onReport, withinMs = ANSWER_WITHIN_MS, idleMs = IDLE_MS } = options;
  const { root, answerBytes, turnWithinMs = TURN_WITHIN_MS } = options;
  const inTurn = createQueue(waitingMax);
  let worker: Worker | undefined;
  /** Until the last thread is gone: two at once would take twice the memory. */
  let ending: Promise<unknown> = Promise.resolve();
  let idle: ReturnType<typeof setTimeout> | undefined;

  function start(): Worker {
    const started = new Worker(new URL('./start.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB, maxYoungGenerationSizeMb: YOUNG_MB },
      workerData: { root, answerBytes } satisfies ThreadData,
    });
    started.on('message', (reply: Told) => {
      if (reply.kind === 'report') onReport(reply.error);
    });
    // Who waits for an answer hears it, too; alone, it would end the process.
    started.on('error', onReport);
    started.once('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  function end(ended: Worker): void {
    if (worker === ended) worker = undefined;
    ending = ended.terminate();
  }

  return {
    ask: (ask) => {
      const since = performance.now();
      return inTurn(async () => {
        // Those before who have waited too long take no time, so that nobody waits much longer than this.
        if (performance.now() - since > turnWithinMs) throw new QueueFull();
        clearTimeout(idle);
        await ending;
        const activeWorker = (worker ??= start());
        activeWorker.ref();
        try {
          const reply = await answerOf(activeWorker, ask, withinMs);
          if (reply.kind === 'failed') throw reply.error;
          return reply;
        } catch (error) {
          end(activeWorker);
          throw error;
        } finally {
          // Who has nothing else to do may end.
          activeWorker.unref();
          idle = setTimeout(() => end(activeWorker), idleMs).unref();
        }
      });
    },
  };
}

/** Sends a request, and waits for what the thread says to it. */
function answerOf(
  worker: Worker,
  ask: Ask,
  withinMs: number,
): Promise<Exclude<Told, { kind: 'report' }>> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new Error(`No answer came within ${withinMs} ms.`))),
      withinMs,
    );
    const onMessage = (reply: Told): void => {
      if (reply.kind !== 'report') settle(() => resolve(reply));
    };
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (): void =>
      settle(() => reject(new Error('The thread that speaks MCP has ended.')));
    function settle(say: () => void): void {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      say();
    }
    worker.on('message', onMessage).once('error', onError).once('exit', onExit);
    worker.postMessage(ask, []);
  });
}
