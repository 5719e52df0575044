import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { DataGridPremiumProps, GridGetRowsParams, GridRowId } from '@mui/x-data-grid-premium';
import type { OpenGrid } from '../gridCombinations/openGrid.ts';

/** The rows of `content/docs/data-grid/server-side-data/lazy-loading/index.md#lazy-loading-limits`. */
export function limitsOfLazyLoading(grid: OpenGrid): void {
  const { stage, rows, overlay, cellOf, linesOfFile, footer, doubleClick, openCells, window } =
    grid;
  const all = Array.from({ length: 12 }, (_, index) => ({
    id: index + 1,
    name: `NG-${index + 1}`,
    size: 12 - index,
  }));
  const getRows = ({ start, end, sortModel, filterModel }: GridGetRowsParams) => {
    const passing = filterModel.items.length > 0 ? all.filter(({ size }) => size > 6) : all;
    const sorted = sortModel.length > 0 ? passing.toReversed() : passing;
    return Promise.resolve({
      rows: sorted.slice(Number(start), end + 1),
      rowCount: sorted.length,
    });
  };
  /** All rows are in view where nothing has a size, so a long pause keeps the grid from loading them. */
  const shown: DataGridPremiumProps = {
    columns: [{ field: 'name' }, { field: 'size', type: 'number', editable: true }],
    dataSource: { getRows },
    lazyLoading: true,
    lazyLoadingRequestThrottleMs: 3_600_000,
    initialState: { pagination: { paginationModel: { pageSize: 4 } } },
  };
  const show = (more: Partial<DataGridPremiumProps> = {}): void => {
    stage.show({ ...shown, ...more });
  };
  const loaded = () => rows().filter((row) => row.includes('NG-'));
  const names = () => loaded().map((row) => /NG-\d+/.exec(row)?.[0]);
  const model = () => stage.api().state.rowSelection;
  const selected = (): GridRowId[] => [...model().ids];
  const clickBoxOfAll = (): void =>
    window.document.querySelector<HTMLInputElement>('input[aria-label="Select all rows"]')?.click();

  it('Selection', async () => {
    show({ lazyLoadingRequestThrottleMs: 0 });
    await expect.poll(loaded).toHaveLength(12);
    const { selectRows, publishEvent, dataSource } = stage.api();
    selectRows([1, 12]);
    // Users have scrolled to the last four, and an answer arrives.
    publishEvent('renderedRowsIntervalChange', {
      firstRowIndex: 8,
      lastRowIndex: 12,
      firstColumnIndex: 0,
      lastColumnIndex: 2,
    });
    await setTimeout(20);
    await dataSource.fetchRows(undefined, { start: 8, end: 11 });
    await expect.poll(names).toEqual(['NG-9', 'NG-10', 'NG-11', 'NG-12']);
    expect(selected()).toEqual([1, 12]);
    for (const [keepNonExistentRowsSelected, left] of [
      [false, [12]],
      [true, [1, 12]],
    ] as const) {
      show({ keepNonExistentRowsSelected, lazyLoadingRequestThrottleMs: 0 });
      await expect.poll(loaded).toHaveLength(12);
      stage.api().selectRows([1, 12]);
      stage.api().setSortModel([{ field: 'size', sort: 'asc' }]);
      await expect.poll(() => names()[0]).toBe('NG-12');
      await expect.poll(selected).toEqual(left);
    }
  });

  it('Checkbox in the header', async () => {
    show({ checkboxSelection: true });
    await expect.poll(loaded).toHaveLength(4);
    clickBoxOfAll();
    await expect.poll(() => model().type).toBe('exclude');
    expect(selected()).toEqual([]);
    expect([...stage.api().getSelectedRows().keys()]).toEqual([1, 2, 3, 4]);
    show({ checkboxSelection: true });
    await expect.poll(loaded).toHaveLength(4);
    stage.api().setFilterModel({ items: [{ field: 'size', operator: '>', value: '6' }] });
    await expect.poll(rows).toHaveLength(6);
    clickBoxOfAll();
    await expect.poll(selected).toContain(4);
    expect(model().type).toBe('include');
    expect(selected()).not.toContain(6);
  });

  it('CSV export', async () => {
    show();
    await expect.poll(loaded).toHaveLength(4);
    expect(linesOfFile()).toEqual([
      'name,size',
      'NG-1,12',
      'NG-2,11',
      'NG-3,10',
      'NG-4,9',
      ...Array.from({ length: 8 }, () => ','),
    ]);
  });

  it('Editing', async () => {
    const saved: object[] = [];
    const updateRow = ({ updatedRow }: { updatedRow: object }) => {
      saved.push(updatedRow);
      return Promise.resolve(updatedRow);
    };
    show({ dataSource: { getRows, updateRow } });
    await expect.poll(loaded).toHaveLength(4);
    doubleClick(2, 'size');
    await expect.poll(openCells).toEqual(['2 size']);
    const { setEditCellValue, stopCellEditMode } = stage.api();
    await setEditCellValue({ id: 2, field: 'size', value: 99 });
    stopCellEditMode({ id: 2, field: 'size' });
    await expect.poll(() => cellOf(2, 'size').textContent).toBe('99');
    expect(saved).toEqual([{ id: 2, name: 'NG-2', size: 99 }]);
  });

  it('`pagination`', async () => {
    show({ pagination: true, pageSizeOptions: [4] });
    await expect.poll(loaded).toHaveLength(4);
    await expect.poll(footer).toBe('1–4 of 12');
    const before = rows();
    window.document.querySelector<HTMLButtonElement>('[aria-label="Go to next page"]')?.click();
    await expect.poll(footer).toBe('5–8 of 12');
    expect(rows()).toEqual(before);
  });

  /** The table of `#changing-the-loading-mode`, and the one of `#error-handling`. */
  const asked: string[] = [];
  const counted = (rowCount?: (first: boolean) => number): DataGridPremiumProps['dataSource'] => {
    asked.length = 0;
    return {
      getRows: async (params) => {
        asked.push(`${params.start}-${params.end}`);
        const answer = await getRows(params);
        return { rows: answer.rows, rowCount: rowCount?.(asked.length === 1) };
      },
    };
  };
  const again = ['0-3', '0-3'];

  it('From -1 to a number below what is loaded', async () => {
    const props = { dataSource: counted() };
    show({ ...props, rowCount: -1 });
    await expect.poll(names).toHaveLength(4);
    stage.update({ ...shown, ...props, rowCount: 3 });
    await expect.poll(() => asked).toEqual(again);
  });

  it('From a number to another one, as a prop', async () => {
    const props = { dataSource: counted() };
    show({ ...props, rowCount: 12 });
    for (const rowCount of [12, 20, 9]) {
      stage.update({ ...shown, ...props, rowCount });
      await expect.poll(rows).toHaveLength(rowCount);
    }
    expect(asked).toEqual(['0-3']);
    stage.update({ ...shown, ...props, rowCount: 3 });
    await expect.poll(() => asked).toEqual(again);
  });

  it('From a number to a smaller one, in an answer', async () => {
    show({ dataSource: counted((first) => (first ? 12 : 9)) });
    await expect.poll(rows).toHaveLength(12);
    await stage.api().dataSource.fetchRows(undefined, { start: 4, end: 7 });
    await expect.poll(() => asked).toEqual(['0-3', '4-7', '0-3']);
  });

  it('The first part', async () => {
    let down = true;
    const errors: string[] = [];
    show({
      dataSource: {
        getRows: (params) => (down ? Promise.reject(new Error('down')) : getRows(params)),
      },
      onDataSourceError: ({ message }) => errors.push(message),
    });
    await expect.poll(() => errors).toEqual(['down']);
    expect(rows()).toEqual([]);
    expect(overlay()).not.toBe('No rows');
    down = false;
    await stage.api().dataSource.fetchRows();
    await expect.poll(names).toHaveLength(4);
  });

  it('The next part, infinite loading', async () => {
    let down = false;
    const errors: string[] = [];
    asked.length = 0;
    show({
      dataSource: {
        getRows: async (params) => {
          asked.push(`${params.start}-${params.end}`);
          if (down) throw new Error('down');
          return { rows: (await getRows(params)).rows };
        },
      },
      onDataSourceError: ({ message }) => errors.push(message),
      rowCount: -1,
    });
    await expect.poll(names).toHaveLength(4);
    const { publishEvent, dataSource } = stage.api();
    down = true;
    publishEvent('rowsScrollEndIntersection');
    await expect.poll(() => errors).toEqual(['down']);
    expect(stage.api().state.rows.loading).toBe(true);
    expect(asked).toEqual(['0-3', '4-7']);
    down = false;
    publishEvent('rowsScrollEndIntersection');
    await setTimeout(50);
    expect(asked).toEqual(['0-3', '4-7']);
    await dataSource.fetchRows(undefined, { start: 4, end: 7 });
    await expect.poll(names).toHaveLength(8);
  });
}
