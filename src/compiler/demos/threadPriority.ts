import os from 'node:os';

/** Of threads whose work others need not wait for. */
const LOW = os.constants.priority.PRIORITY_BELOW_NORMAL;

/**
 * Lets other threads and processes go first. Linux has a priority for each thread; elsewhere it belongs to the whole process
 * and stays as it is, as does one that is low already.
 */
export function letOthersGoFirst(): void {
  if (process.platform === 'linux' && os.getPriority() < LOW) os.setPriority(LOW);
}
