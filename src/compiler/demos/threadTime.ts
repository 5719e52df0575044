import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

/** What Node 23.9 and newer tell by thread, in microseconds. */
type Measured = typeof process & {
  threadCpuUsage?: () => { user: number; system: number };
};

/** The kernel's account of the thread that reads it; its first number is nanoseconds on a processor. */
const SCHEDULED = '/proc/thread-self/schedstat';

/**
 * Seconds of processor time that the calling thread has taken. On systems where neither Node nor the kernel tells it by
 * thread, seconds that have passed.
 */
export function threadSeconds(): number {
  const usage = (process as Measured).threadCpuUsage?.();
  if (usage !== undefined) return (usage.user + usage.system) / 1e6;
  try {
    return Number.parseInt(readFileSync(SCHEDULED, 'utf8'), 10) / 1e9;
  } catch {
    return performance.now() / 1000;
  }
}
