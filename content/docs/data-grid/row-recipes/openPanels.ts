import type { GridRowId } from '@mui/x-data-grid-pro';

const KEY = 'shipments: open panels';

/** Which of the `known` rows were open at the last visit. */
export function readOpenPanels(known: readonly GridRowId[]): Set<GridRowId> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    const ids: unknown[] = Array.isArray(stored) ? stored : [];
    return new Set(known.filter((id) => ids.includes(id)));
  } catch {
    return new Set(); // The storage is blocked, or the text in it is broken.
  }
}

export function storeOpenPanels(ids: ReadonlySet<GridRowId>) {
  try {
    // JSON has no sets.
    localStorage.setItem(KEY, JSON.stringify([...ids]));
  } catch {
    // Without storage, the panels stay open until the page is closed.
  }
}
