import type { GridDataSource, GridValidRowModel } from '@mui/x-data-grid-pro';

export interface CursorPage {
  rows: GridValidRowModel[];
  /** Missing on the last page. */
  nextCursor?: string;
}

/** Where the next page begins: before the first one, there is no cursor. */
interface Progress {
  rows: GridValidRowModel[];
  cursor?: string;
  complete: boolean;
}

/**
 * Lets the grid ask for rows by their position, although the server only
 * continues after a cursor. Pages are loaded one after the other, and kept.
 */
export function createCursorSource(
  loadPage: (cursor?: string) => Promise<CursorPage>,
): GridDataSource {
  const progress: Progress = { rows: [], complete: false };
  let last: Promise<void> = Promise.resolve();

  const loadUntil = async (end: number) => {
    while (!progress.complete && progress.rows.length <= end) {
      const page = await loadPage(progress.cursor);
      progress.rows.push(...page.rows);
      progress.cursor = page.nextCursor;
      progress.complete = page.nextCursor === undefined;
    }
  };

  return {
    getRows: async ({ start, end }) => {
      // Two requests at once would load the same page twice.
      const current = last.then(() => loadUntil(end));
      last = current.catch(() => undefined);
      await current;
      return { rows: progress.rows.slice(Number(start), end + 1) };
    },
  };
}
