import { performance } from 'node:perf_hooks';

/** Tells a person who waits what is being done, and how long it took. */
export interface Progress {
  /** Ends the step before with its seconds, and names the next one. */
  start: (step: string) => void;
  /** Ends the last step, and says what is done since the beginning. */
  end: (done: string) => void;
}

/** @param print is given one line at a time. */
export function createProgress(print: (line: string) => void = console.log): Progress {
  const begin = performance.now();
  let step: { name: string; since: number } | undefined;
  const seconds = (since: number): string => ((performance.now() - since) / 1000).toFixed(1);

  function finishStep(): void {
    if (step !== undefined) print(`  ${step.name}: ${seconds(step.since)} s`);
    step = undefined;
  }

  return {
    start(name) {
      finishStep();
      step = { name, since: performance.now() };
      print(`${name}…`);
    },
    end(done) {
      finishStep();
      print(`${done} in ${seconds(begin)} s.`);
    },
  };
}
