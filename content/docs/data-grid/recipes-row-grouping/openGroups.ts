import type { GridRowId } from '@mui/x-data-grid-premium';

const KEY = 'shipments: open groups';

/** The ids of the groups that were open at the last visit. */
export function readOpenGroups(): Set<GridRowId> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids: unknown[] = Array.isArray(stored) ? stored : [];
    return new Set(ids.filter((id) => typeof id === 'string'));
  } catch {
    return new Set(); // The storage is blocked, or the text in it is broken.
  }
}

export function storeOpenGroups(ids: ReadonlySet<GridRowId>) {
  try {
    // JSON has no sets.
    localStorage.setItem(KEY, JSON.stringify([...ids]));
  } catch {
    // Without storage, the groups stay open until the page is closed.
  }
}
