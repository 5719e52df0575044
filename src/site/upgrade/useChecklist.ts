import { useState } from 'react';
import type { BreakingChange } from '#core/migration/change.ts';
import { CHECKLIST_KEY, parseChecklist, printChecklist } from '#core/migration/checklist.ts';

function readStored(): string | null {
  try {
    return localStorage.getItem(CHECKLIST_KEY);
  } catch {
    return null; // storage is closed
  }
}

function store(done: ReadonlySet<string>): void {
  try {
    localStorage.setItem(CHECKLIST_KEY, printChecklist(done));
  } catch {
    // storage is closed or full: the list lasts as long as the page
  }
}

/** Which changes are made, kept in this browser. */
export function useChecklist(changes: readonly BreakingChange[]): {
  done: ReadonlySet<string>;
  check: (ids: readonly string[], isDone: boolean) => void;
} {
  const [done, setDone] = useState(() => parseChecklist(readStored(), changes));
  return {
    done,
    check(ids, isDone) {
      // Another tab may have checked others since.
      const next = new Set(parseChecklist(readStored(), changes));
      for (const id of done) next.add(id);
      for (const id of ids) {
        if (isDone) next.add(id);
        else next.delete(id);
      }
      setDone(next);
      store(next);
    },
  };
}
