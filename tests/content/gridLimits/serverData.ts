import { once } from 'node:events';
import { expect, it } from 'vitest';
import type { DataGridPremiumProps, GridDataSource } from '@mui/x-data-grid-premium';
import { GRAND_TOTAL, pagesOf, sourceOf, type OpenGrid } from '../gridCombinations/openGrid.ts';

const columns: DataGridPremiumProps['columns'] = [{ field: 'containers', type: 'number' }];
const all = [4, 2, 6, 3].map((containers, index) => ({ id: index + 1, containers }));

/** What nobody waits for, and fails. Otherwise, the runner would count it as a failure of the test. */
async function rejectionOf(act: () => void): Promise<unknown> {
  const listeners = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const rejected = once(process, 'unhandledRejection');
  try {
    act();
    const [reason]: unknown[] = await rejected;
    return reason;
  } finally {
    for (const listener of listeners) process.on('unhandledRejection', listener);
  }
}

/** The rows of `content/docs/data-grid/server-side-data/index.md#server-data-pitfalls`, and of its tree data. */
export function limitsOfServerData({ stage, rows, window }: OpenGrid): void {
  /** Answers with a page, and with what is added to it. */
  const pages = (more: (start: number) => object = () => ({ rowCount: 4 })): GridDataSource => ({
    getRows: ({ start, end }) =>
      Promise.resolve({ rows: all.slice(Number(start), end + 1), ...more(Number(start)) }),
  });
  const errorsOf = (props: Partial<DataGridPremiumProps>): string[] => {
    const errors: string[] = [];
    const onDataSourceError = ({ message }: Error) => errors.push(message);
    stage.show({ columns, onDataSourceError, ...props });
    return errors;
  };

  it('A request on each render of the parent', async () => {
    let requests = 0;
    const counted = (): GridDataSource => ({
      getRows: () => {
        requests += 1;
        return Promise.resolve({ rows: all, rowCount: 4 });
      },
    });
    const dataSource = counted();
    stage.show({ columns, dataSource });
    await expect.poll(rows).toHaveLength(4);
    stage.update({ columns, dataSource, density: 'compact' });
    await expect.poll(() => stage.api().state.density).toBe('compact');
    expect(requests).toBe(1);
    for (const expected of [2, 3]) {
      stage.update({ columns, dataSource: counted() });
      await expect.poll(() => requests).toBe(expected);
    }
  });

  it('"Cannot read properties of undefined" in a class', async () => {
    class Bound implements GridDataSource {
      rows = all;
      getRows = () => Promise.resolve({ rows: this.rows, rowCount: 4 });
    }
    class Unbound implements GridDataSource {
      rows = all;
      async getRows() {
        return { rows: this.rows, rowCount: 4 };
      }
    }
    class Hasty implements GridDataSource {
      rows = all;
      getRows() {
        return Promise.resolve({ rows: this.rows, rowCount: 4 });
      }
    }
    const errors = errorsOf({ dataSource: new Unbound() });
    await expect.poll(() => errors.join()).toContain('Cannot read properties of undefined');
    errorsOf({ dataSource: new Bound() });
    await expect.poll(rows).toHaveLength(4);
    // The error comes before the grid is ready for one.
    const rejected = await rejectionOf(() => stage.show({ columns, dataSource: new Hasty() }));
    expect(String(rejected)).toContain('No processor found for processor "dataSourceRowsUpdate"');
  });

  it('Later pages fail with "reading \'id\'"', async () => {
    const show = (pageSizeOptions: number[], more: object): string[] =>
      errorsOf({
        ...pagesOf(2),
        pageSizeOptions,
        dataSource: pages((start) => ({ rowCount: 4, ...(start === 0 ? {} : more) })),
      });
    const cursor = { pageInfo: { nextCursor: 'next' } };
    for (const [sizes, more] of [
      [[2], cursor],
      [[1, 2], {}],
    ] as const) {
      show([...sizes], more);
      await expect.poll(rows).toEqual(['1 | 4', '2 | 2']);
      stage.api().setPage(1);
      await expect.poll(rows).toEqual(['3 | 6', '4 | 3']);
    }
    const errors = show([1, 2], cursor);
    await expect.poll(rows).toEqual(['1 | 4', '2 | 2']);
    stage.api().setPage(1);
    await expect.poll(() => errors.join()).toContain("reading 'id'");
  });

  it('The next button is enabled on the last page', async () => {
    const next = () =>
      window.document.querySelector<HTMLButtonElement>('[aria-label="Go to next page"]');
    const turn = async (more: (start: number) => object): Promise<boolean | undefined> => {
      stage.show({ columns, ...pagesOf(2), dataSource: pages(more) });
      await expect.poll(rows).toEqual(['1 | 4', '2 | 2']);
      next()?.click();
      await expect.poll(rows).toEqual(['3 | 6', '4 | 3']);
      return next()?.disabled;
    };
    expect(await turn(() => ({ rowCount: -1, pageInfo: { hasNextPage: false } }))).toBe(false);
    expect(await turn((start) => ({ rowCount: start === 0 ? -1 : 4 }))).toBe(true);
  });

  it('A saved row disappears or is old when users come back', async () => {
    const saved = all.map((row) => ({ ...row }));
    stage.show({
      columns,
      ...pagesOf(2),
      dataSource: {
        getRows: ({ start, end }) =>
          Promise.resolve({ rows: saved.slice(Number(start), end + 1), rowCount: 4 }),
      },
    });
    await expect.poll(rows).toEqual(['1 | 4', '2 | 2']);
    const { updateRows, setPage, dataSource } = stage.api();
    const thereAndBack = async (): Promise<void> => {
      setPage(1);
      await expect.poll(rows).toEqual(['3 | 6', '4 | 3']);
      setPage(0);
      await expect.poll(() => rows()[1]).toBe('2 | 2');
    };
    saved[0] = { id: 1, containers: 9 };
    updateRows([{ id: 1, containers: 9 }]);
    await expect.poll(rows).toEqual(['1 | 9', '2 | 2']);
    await thereAndBack();
    expect(rows()[0]).toBe('1 | 4');
    dataSource.cache.clear();
    await thereAndBack();
    expect(rows()[0]).toBe('1 | 9');
  });

  it('Siblings with the same key', async () => {
    const twins = [
      { id: 1, key: 'Busan', count: 0 },
      { id: 2, key: 'Busan', count: 0 },
    ];
    const errors = errorsOf({ treeData: true, dataSource: sourceOf({ '': twins }) });
    await expect.poll(() => errors.join()).toContain('should be unique');
  });
}

/** The rows of `content/docs/data-grid/server-side-data/aggregation/index.md#limits`. */
export function limitsOfServerTotals({ stage, rows, cellOf, failure, linesOfFile }: OpenGrid) {
  const asked: unknown[] = [];
  const props = (): DataGridPremiumProps => ({
    columns: [...columns, { field: 'port' }],
    dataSource: {
      getRows: (params) => {
        asked.push({ ...params });
        return Promise.resolve({ rows: all, rowCount: 4, aggregateRow: { containers: 15 } });
      },
      getAggregatedValue: (row, field) => row[field],
    },
    aggregationFunctions: { sum: {} },
    aggregationModel: { containers: 'sum' },
  });
  const total = () => cellOf(GRAND_TOTAL, 'containers').textContent;

  it('"Cannot read properties of undefined (reading \'label\')"', async () => {
    stage.show({ ...props(), aggregationModel: { containers: 'median' } });
    expect(await failure()).toContain("Cannot read properties of undefined (reading 'label')");
    stage.show({
      ...props(),
      aggregationModel: { containers: 'median' },
      aggregationFunctions: { median: {} },
    });
    await expect.poll(total).toBe('15');
  });

  it('`aggregationRowsScope`', async () => {
    for (const aggregationRowsScope of ['filtered', 'all'] as const) {
      stage.show({ ...props(), aggregationRowsScope });
      await expect.poll(total).toBe('15');
    }
    const [filtered, everything] = asked.slice(-2);
    expect(everything).toEqual(filtered);
  });

  it('Export to CSV', async () => {
    stage.show(props());
    await expect.poll(total).toBe('15');
    expect(rows()).toHaveLength(5);
    expect(linesOfFile()).toEqual(['containers,port', '4,', '2,', '6,', '3,', ',']);
  });
}
