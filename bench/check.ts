import type { Writers } from './feedback/writers.ts';

/** Prints whether something holds. A bench in which something does not ends with 1. */
export function check(what: string, holds: boolean): void {
  console.log(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${what}`);
  if (!holds) process.exitCode = 1;
}

/**
 * Compares what writers were told is stored with what is there.
 * @param rows the key of each row.
 */
export function checkStored(
  what: string,
  { acknowledged, statuses }: Writers,
  rows: readonly string[],
): void {
  const keys = new Set(rows);
  const missing = [...acknowledged].filter((key) => !keys.has(key)).length;
  const twice = rows.length - keys.size;
  const answers = [...statuses].map(([status, count]) => `${status || 'broken'}: ${count}`);
  console.log(
    `${what}: ${acknowledged.size} acknowledged, ${missing} missing, ${twice} twice (${answers.join(', ')})`,
  );
  check('every acknowledged row is there, none twice', missing + twice === 0);
}
