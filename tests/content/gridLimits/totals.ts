import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import {
  GRAND_TOTAL,
  pagesOf,
  sourceOf,
  threeShipments,
  type OpenGrid,
} from '../gridCombinations/openGrid.ts';

/** The rows of `content/docs/data-grid/aggregation/index.md#with-other-features` and `#limits`. */
export function limitsOfTotals({ stage, rows, cellOf, failure, footer }: OpenGrid): void {
  const shipments = (): DataGridPremiumProps => ({
    ...threeShipments(),
    aggregationModel: { containers: 'sum' },
  });
  const total = () => cellOf(GRAND_TOTAL, 'containers').textContent;

  it('Pages', async () => {
    stage.show({ ...shipments(), ...pagesOf(2) });
    await expect.poll(total).toBe('12');
    expect(rows()).toHaveLength(3);
    stage.api().setPage(1);
    await expect.poll(footer).toBe('3–3 of 3');
    expect(rows()).toEqual(['3 | Alma Line | 6', `${GRAND_TOTAL} |  | 12`]);
  });

  it('The processor is busy all the time', async () => {
    let calls = 0;
    const sortedBy = (field: string, applySorting: boolean): void => {
      calls = 0;
      stage.show({
        ...shipments(),
        aggregationFunctions: {
          last: {
            columnTypes: ['number'],
            applySorting,
            apply: ({ values }) => {
              calls += 1;
              return values.at(-1);
            },
          },
        },
        aggregationModel: { containers: 'last' },
        sortModel: [{ field, sort: 'asc' }],
      });
    };
    const resting = async (): Promise<number> => {
      await expect.poll(total).not.toBe('');
      await setTimeout(300);
      return calls;
    };
    sortedBy('carrier', true);
    expect(await resting()).toBeLessThan(10);
    sortedBy('containers', false);
    expect(await resting()).toBeLessThan(10);
    sortedBy('containers', true);
    await expect.poll(() => calls).toBeGreaterThan(20);
    stage.unmount();
  });

  it('The total stays after a change of the scope', async () => {
    const filterModel = { items: [{ field: 'containers', operator: '>', value: '3' }] };
    const props = { ...shipments(), filterModel };
    stage.show(props);
    await expect.poll(total).toBe('10');
    const all: DataGridPremiumProps = { ...props, aggregationRowsScope: 'all', density: 'compact' };
    stage.update(all);
    await expect.poll(() => stage.api().state.density).toBe('compact');
    expect(total()).toBe('10');
    stage.show(all);
    await expect.poll(total).toBe('12');
  });

  it('A crash in `valueFormatter`', async () => {
    interface Row {
      place: { city: string };
    }
    const withCity = (cityOf: (row: Row) => string) => ({
      ...shipments(),
      columns: [
        ...shipments().columns,
        { field: 'city', valueFormatter: (_: never, row: Row) => cityOf(row) },
      ],
    });
    stage.show({ ...withCity(({ place }) => place.city), aggregationModel: {} });
    await expect.poll(rows).toHaveLength(3);
    stage.show(withCity(({ place }) => place.city));
    expect(await failure()).toContain('Cannot read properties of undefined');
    stage.show(withCity(({ place }: Partial<Row>) => place?.city ?? ''));
    await expect.poll(total).toBe('12');
  });

  it('"Cannot read properties of undefined (reading \'label\')"', async () => {
    const props: DataGridPremiumProps = {
      ...shipments(),
      rows: undefined,
      dataSource: sourceOf({ '': [{ id: 1, containers: 4 }] }),
    };
    stage.show(props);
    expect(await failure()).toContain("Cannot read properties of undefined (reading 'label')");
    stage.show({ ...props, aggregationFunctions: { sum: {} } });
    await expect.poll(() => rows()[0]).toBe('1 |  | 4');
  });
}
