import { existsSync, readlinkSync } from 'node:fs';
import os from 'node:os';

/** Of the thread that reads it: `<process>/task/<thread>`. */
const THREAD_SELF = '/proc/thread-self';

/** Less than what somebody asks for now, and enough to be answered in time on a machine that has other work. */
export const THREAD_PRIORITY = 5;

/**
 * Lets the other threads of the process go before the one that calls this, where both have work: on Linux a thread has a
 * priority of its own. Elsewhere it changes nothing.
 */
export function giveWay(): void {
  if (!existsSync(THREAD_SELF)) return;
  const [, thread] = /\/task\/(\d+)$/.exec(readlinkSync(THREAD_SELF)) ?? [];
  // A process that somebody has put lower still stays there: to raise it is for root.
  if (thread === undefined || os.getPriority(Number(thread)) >= THREAD_PRIORITY) return;
  os.setPriority(Number(thread), THREAD_PRIORITY);
}
