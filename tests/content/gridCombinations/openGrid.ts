import { expect } from 'vitest';
import type { DataGridPremiumProps, GridDataSource } from '@mui/x-data-grid-premium';
import { openGridWindow, type GridWindow } from './gridWindow.ts';

export const GENERATED = 'auto-generated-row-';
export const GRAND_TOTAL = 'auto-generated-group-footer-root';

export interface OpenGrid extends GridWindow {
  /** Each row of the grid, as its id and the texts of its cells. */
  rows: () => string[];
  cellOf: (id: string | number, field: string) => Element;
  doubleClick: (id: string | number, field: string) => void;
  /** Which cells are being edited. */
  openCells: () => string[];
  /** Whether the handle of each row can be dragged. */
  draggable: () => (string | null)[];
  footer: () => string | undefined;
  linesOfFile: () => string[];
  /** Presses the button of a row. */
  press: (id: string | number) => void;
  /** What is over the rows, such as "No rows". */
  overlay: () => string | undefined;
  /** Waits for problems that the page names, which are none of the test then. */
  failure: (count?: number) => Promise<string>;
}

/** Opens a window for grids, with what tests read and press in it. */
export async function openGrid(): Promise<OpenGrid> {
  const opened = await openGridWindow();
  const { window, stage, problems } = opened;
  const { document } = window;
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? undefined;
  const cellOf = (id: string | number, field: string): Element => {
    const cell = document.querySelector(`[data-id="${id}"] [data-field="${field}"]`);
    if (cell === null) throw new Error(`No cell ${field} in row ${id}.`);
    return cell;
  };
  return {
    ...opened,
    rows: () =>
      [...document.querySelectorAll('.MuiDataGrid-row')].map((row) => {
        const id = row.getAttribute('data-id')?.replace(GENERATED, '') ?? '';
        const cells = [...row.querySelectorAll('[role="gridcell"]')];
        return [id, ...cells.map((cell) => cell.textContent)].join(' | ');
      }),
    cellOf,
    doubleClick: (id, field) => {
      cellOf(id, field).dispatchEvent(new window.MouseEvent('dblclick', { bubbles: true }));
    },
    openCells: () =>
      [...document.querySelectorAll('.MuiDataGrid-cell--editing')].map(
        (cell) =>
          `${cell.closest('[data-id]')?.getAttribute('data-id')} ${cell.getAttribute('data-field')}`,
      ),
    draggable: () =>
      [...document.querySelectorAll('.MuiDataGrid-rowReorderCell')].map((handle) =>
        handle.getAttribute('draggable'),
      ),
    footer: () => textOf('.MuiTablePagination-displayedRows, .MuiDataGrid-rowCount'),
    linesOfFile: () => stage.api().getDataAsCsv().split('\r\n'),
    press: (id) => {
      document.querySelector<HTMLButtonElement>(`[data-id="${id}"] button`)?.click();
    },
    overlay: () => textOf('.MuiDataGrid-overlay'),
    failure: async (count = 1) => {
      await expect.poll(() => problems.length).toBeGreaterThanOrEqual(count);
      return problems.splice(0).join('\n');
    },
  };
}

/** A server with two levels, which answers in the next turn. */
export function sourceOf(children: Readonly<Record<string, readonly object[]>>): GridDataSource {
  return {
    getRows: ({ groupKeys = [] }) => {
      const rows = [...(children[groupKeys.join('/')] ?? [])];
      return Promise.resolve(groupKeys.length > 0 ? { rows } : { rows, rowCount: rows.length });
    },
    getGroupKey: ({ key }) => key,
    getChildrenCount: ({ count }) => count ?? 0,
    getAggregatedValue: (row, field) => row[field],
  };
}

/** A grid of three shipments, two of them by one carrier. */
export const threeShipments = (): DataGridPremiumProps => ({
  rows: [
    { id: 1, carrier: 'Alma Line', containers: 4, place: { city: 'Busan' } },
    { id: 2, carrier: 'Caledon', containers: 2, place: { city: 'Santos' } },
    { id: 3, carrier: 'Alma Line', containers: 6, place: { city: 'Busan' } },
  ],
  columns: [{ field: 'carrier' }, { field: 'containers', type: 'number' }],
});

/** Pages of some rows each. */
export const pagesOf = (pageSize: number): Partial<DataGridPremiumProps> => ({
  pagination: true,
  pageSizeOptions: [pageSize],
  initialState: { pagination: { paginationModel: { pageSize } } },
});
