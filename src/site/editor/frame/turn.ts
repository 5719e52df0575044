/** How long the loops of one task may turn. */
const LIMIT_MS = 2_000;
/** The clock is read once in so many turns, from the first ones on. */
const LOOK_EVERY = 64;

let turns = 0;
let since: number | undefined;

/**
 * Called on every turn of every loop. A task that turns for too long is thrown out of all its loops; what waits for
 * something else (timers, requests, the reader) begins a new task, and has its time again.
 */
export function turn(): void {
  if (since === undefined) {
    since = performance.now();
    turns = 0;
    setTimeout(() => {
      since = undefined;
    });
  }
  turns += 1;
  const look = turns % LOOK_EVERY === 0 || turns > 1_000_000;
  if (look && performance.now() - since > LIMIT_MS) {
    throw new Error(`A loop turned for longer than ${LIMIT_MS / 1000} seconds and was stopped.`);
  }
}
