import os from 'node:os';
import { performance } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';

export interface Preview {
  /** Empty when what a server renders of the demo tells a reader nothing (a grid's rows are measured in the browser). */
  html: string;
  css: Record<string, string>;
}

/** A demo rendered at build, or why it could not be. */
export type Outcome = Preview | { error: string };

/** What a thread posts: that it has loaded what all demos share, then for each demo what it is and what it took. */
export type Report = 'ready' | { outcome: Outcome; seconds: number };

/** Processor time that one demo may take, its modules among it; what waits for others' work on this machine is not counted. */
const CPU_LIMIT_S = 5;
/** A demo that waits for what never comes takes no processor time at all. */
const WAIT_LIMIT_S = 60;
const LOOK_EVERY_MS = 200;
/** After a longer silence the compiler itself was busy, and has not heard from the threads. */
const LATE_MS = 2 * LOOK_EVERY_MS;

/** Most of what a demo leaves behind is young: with the usual 48 MB, the collector takes a twelfth more of the whole time. */
const YOUNG_MB = 128;

/** Fewer demos than this are done before a second thread has loaded what they share. */
const WORTH_A_THREAD = 20;

/** Which demos a thread renders: every `step`th of `count`, from the one in place `first`. */
export interface Share {
  first: number;
  step: number;
  count: number;
}

/**
 * Runs a module that renders demos one after the other and posts a `Report` for each of its `Share`, which it is given as
 * `workerData`. A demo that ends its thread or takes too long gets that as its outcome, and those after it are run in a
 * new thread.
 * @param count of demos.
 * @param take is told the outcome of each demo when it is there.
 * @param threads that share them.
 * @returns one outcome per demo, in order.
 */
export async function runDemos(
  module: string,
  count: number,
  take: (at: number, outcome: Outcome) => void,
  threads = Math.max(1, Math.min(os.availableParallelism(), Math.floor(count / WORTH_A_THREAD))),
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const run = async (thread: number): Promise<void> => {
    for (let first = thread; first < count;) {
      const share = { first, step: threads, count };
      const takeNext = (outcome: Outcome, nth: number): void => {
        const at = share.first + nth * share.step;
        outcomes[at] = outcome;
        take(at, outcome);
      };
      first += threads * (await runFrom(module, share, threads, takeNext));
    }
  };
  await Promise.all(Array.from({ length: threads }, (_, thread) => run(thread)));
  return outcomes;
}

/**
 * @param takeNext is told each outcome, and which of the share's it is, from 0.
 * @returns how many there are, at least one: all of the share, or those up to the demo that cannot go on.
 */
function runFrom(
  module: string,
  share: Share,
  threads: number,
  takeNext: (outcome: Outcome, nth: number) => void,
): Promise<number> {
  let taken = 0;
  const expected = Math.ceil((share.count - share.first) / share.step);
  const worker = new Worker(module, {
    workerData: share,
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    // What demos say is for a browser's console.
    stdout: true,
    stderr: true,
  });
  return new Promise((resolve) => {
    let clock = startClock(threads);
    const take = (outcome: Outcome): void => {
      takeNext(outcome, taken);
      taken += 1;
      clock = startClock(threads);
    };
    const timer = setInterval(() => {
      const error = clock.tooLong();
      if (error === undefined) return;
      take({ error });
      end();
    }, LOOK_EVERY_MS);
    function end(): void {
      clearInterval(timer);
      worker.removeAllListeners();
      void worker.terminate().then(() => resolve(taken));
    }
    worker.on('message', (report: Report) => {
      // What all demos share is loaded: from here on, time is a demo's own.
      if (report === 'ready') clock = startClock(threads);
      else take(report.seconds > CPU_LIMIT_S ? { error: TOO_SLOW } : report.outcome);
    });
    worker.on('error', (error) => {
      take({ error: error.message });
      end();
    });
    worker.on('exit', () => {
      if (taken < expected) take({ error: 'it ends the process' });
      end();
    });
  });
}

const TOO_SLOW = `it takes longer than ${CPU_LIMIT_S} seconds`;

/**
 * Finds a demo that does not come to an end, and so never says what it took, by the processor time of the process. Beside
 * other demos, the compiler itself, and a bundler with a thread for each core, a demo may take as much as all of them
 * together, and so at least its own limit.
 * While the compiler is busy, nothing counts: the demo may have ended long ago.
 */
function startClock(threads: number): { tooLong: () => string | undefined } {
  let cpu = 0;
  let waited = 0;
  let at = performance.now();
  let used = process.cpuUsage();
  return {
    tooLong() {
      const now = performance.now();
      const { user, system } = process.cpuUsage(used);
      if (now - at <= LATE_MS) {
        cpu += (user + system) / 1e6;
        waited += (now - at) / 1000;
      }
      at = now;
      used = process.cpuUsage();
      if (cpu > CPU_LIMIT_S * (threads + 1 + os.availableParallelism())) return TOO_SLOW;
      return waited > WAIT_LIMIT_S ? `it is not done after ${WAIT_LIMIT_S} seconds` : undefined;
    },
  };
}
