import type { BreakingChange } from './change.ts';

/** Where a browser keeps what is done. */
export const CHECKLIST_KEY = 'docs-upgrade-done';

/** More than all guides have, so that what is stored cannot grow without end. */
const MOST = 2_000;

/**
 * Reads what is stored, which anybody may have changed.
 * @param known every change there is; others are forgotten.
 */
export function parseChecklist(
  stored: string | null,
  known: readonly Pick<BreakingChange, 'id'>[],
): ReadonlySet<string> {
  const ids = new Set(known.map(({ id }) => id));
  try {
    const json: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(json)) return new Set();
    return new Set(json.slice(0, MOST).filter((id): id is string => ids.has(id as string)));
  } catch {
    return new Set(); // no JSON
  }
}

export const printChecklist = (done: ReadonlySet<string>): string => JSON.stringify([...done]);
