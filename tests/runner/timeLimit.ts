import { DocsError } from '#core/errors.ts';

/*
 * A machine may be much slower than the one of yesterday, and a gate ends a run that takes too long, whatever it has found.
 * So a run may be given minutes. When they are over, what is left of the sweeps over all pages and of the specs of demos is not
 * run, and the run says how much that is. Each day another page and another area comes first, so that it is not the same ones
 * that are left out.
 */

/** Who starts a run says how many minutes it may take; without it, there is no limit. */
export const MINUTES = 'TEST_MINUTES';

/** When the minutes are over, for the processes that a run starts: in milliseconds, as `Date.now()` counts. */
const UNTIL = 'TEST_UNTIL';

/** For a process that may take as long as it needs, whatever the run was given. */
export const UNLIMITED = { [UNTIL]: 'Infinity' };

/** Why a test was not run, in the browser's report. */
export const LATE = 'The minutes of this run are over.';

const MINUTE_MS = 60_000;

/**
 * Reads how many minutes a run may take, and remembers when they are over.
 * @param env the environment of the run and its processes, which is changed.
 * @param now when the run began, in milliseconds.
 * @throws DocsError when it is not a number of minutes.
 */
export function startClock(env: NodeJS.ProcessEnv, now: number): void {
  const minutes = env[MINUTES];
  if (minutes === undefined) return;
  if (!/^[1-9]\d*$/.test(minutes))
    throw new DocsError(
      `${MINUTES} is "${minutes}".`,
      'Give a whole number of minutes, such as 75, or leave it out.',
    );
  env[UNTIL] = String(now + Number(minutes) * MINUTE_MS);
}

/** Whether the minutes of the run are over. */
export const isOver = (env: NodeJS.ProcessEnv, now: number): boolean =>
  now > Number(env[UNTIL] ?? Infinity);

/** What a run has left out because it had no time for it, as a sentence; nothing when it had. */
export function sayLate(tests: number, env: NodeJS.ProcessEnv): string[] {
  if (tests === 0) return [];
  const what = tests === 1 ? '1 test' : `${tests} tests`;
  return [
    `${what} of the sweeps over all pages and of demos: the ${env[MINUTES]} minutes of ${MINUTES} were over. ` +
      `Without ${MINUTES}, all of them are run.`,
  ];
}

/** The number of a day, once for all processes of a run: midnight may pass while they work. */
const DAY = 'TEST_DAY';

const DAY_MS = 86_400_000;

/** Remembers which day it is. @param env the environment of the run and its processes, which is changed. */
export function startDay(env: NodeJS.ProcessEnv, now: number): void {
  env[DAY] ??= String(Math.floor(now / DAY_MS));
}

/** Items in their order, from another one on each day: a fifth of the way further, and one. */
export function fromToday<Item>(items: readonly Item[], env: NodeJS.ProcessEnv): Item[] {
  if (items.length === 0) return [];
  const start = (Number(env[DAY] ?? 0) * (Math.ceil(items.length / 5) + 1)) % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}
