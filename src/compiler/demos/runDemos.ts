import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

export interface Preview {
  /** Empty when what a server renders of the demo tells a reader nothing (a grid's rows are measured in the browser). */
  html: string;
  css: Record<string, string>;
}

/** A demo rendered at build, or why it could not be. */
export type Outcome = Preview | { error: string };

/** Processor time that one demo may take, its modules among it; what waits for others' work on this machine is not counted. */
const CPU_LIMIT_S = 5;
/** A demo that waits for what never comes takes no processor time at all. */
const WAIT_LIMIT_S = 60;
const LOOK_EVERY_MS = 200;

/**
 * Runs a module that renders demos one after the other and posts an outcome for each, beginning with the one whose place
 * it is given as `workerData`. A demo that ends its thread or takes too long gets that as its outcome, and those after it
 * are run in a new thread.
 * @param count of demos.
 * @returns one outcome per demo, in order.
 */
export async function runDemos(module: string, count: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < count) outcomes.push(...(await runFrom(module, outcomes.length, count)));
  return outcomes;
}

/** @returns at least one outcome: of all demos from `first`, or up to the one that cannot go on. */
function runFrom(module: string, first: number, count: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const worker = new Worker(module, {
    workerData: first,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    // What demos say is for a browser's console.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    let clock = startClock();
    const take = (outcome: Outcome): void => {
      const slow = clock.tooLong();
      outcomes.push(slow === undefined ? outcome : { error: slow });
      clock = startClock();
    };
    const timer = setInterval(() => {
      const error = clock.tooLong();
      if (error === undefined) return;
      outcomes.push({ error });
      end();
    }, LOOK_EVERY_MS);
    function end(): void {
      clearInterval(timer);
      worker.removeAllListeners();
      void worker.terminate().then(() => resolve(outcomes));
    }
    worker.on('message', (message: Outcome | 'ready') => {
      // What all demos share is loaded: from here on, time is a demo's own.
      if (message === 'ready') clock = startClock();
      else take(message);
    });
    worker.on('error', (error) => {
      take({ error: error.message });
      end();
    });
    worker.on('exit', () => {
      if (first + outcomes.length < count) take({ error: 'it ends the process' });
      end();
    });
  });
}

/** Measures one demo. The compiler itself rests meanwhile, so that the processor time of the process is the demo's. */
function startClock(): { tooLong: () => string | undefined } {
  const since = performance.now();
  const used = process.cpuUsage();
  return {
    tooLong() {
      const { user, system } = process.cpuUsage(used);
      const cpu = (user + system) / 1e6;
      if (cpu > CPU_LIMIT_S) return `it takes longer than ${CPU_LIMIT_S} seconds`;
      const waited = (performance.now() - since) / 1000;
      return waited > WAIT_LIMIT_S ? `it is not done after ${WAIT_LIMIT_S} seconds` : undefined;
    },
  };
}
