import { expect, it } from 'vitest';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import type { OpenGrid } from '../gridCombinations/openGrid.ts';

interface Chart {
  dimensions?: string[];
  values?: string[];
  chartType?: string;
}

const shipments = (
  charts: Record<string, Chart>,
  {
    rowGrouping,
    aggregation,
    ...more
  }: { rowGrouping?: string[]; aggregation?: string } & Partial<
    Omit<DataGridPremiumProps, 'rowGrouping' | 'aggregation'>
  > = {},
): DataGridPremiumProps => ({
  rows: [
    { id: 1, carrier: 'Alma Line', priority: 'High', containers: 4 },
    { id: 2, carrier: 'Caledon', priority: 'Low', containers: 2 },
    { id: 3, carrier: 'Alma Line', priority: 'Low', containers: 6 },
  ],
  columns: [
    { field: 'carrier' },
    { field: 'priority' },
    { field: 'containers', headerName: 'Containers', type: 'number' },
  ],
  initialState: {
    chartsIntegration: { charts, activeChartId: Object.keys(charts)[0] },
    rowGrouping: { model: rowGrouping ?? [] },
    aggregation: { model: aggregation === undefined ? {} : { containers: aggregation } },
  },
  slotProps: {
    chartsPanel: { schema: { bar: { label: 'Bars', icon: () => null, customization: [] } } },
  },
  ...more,
});

/** The table of `content/docs/data-grid/charts-integration/index.md#row-grouping`. */
const groupings: {
  grouping: string[];
  dimensions: string[];
  aggregation?: string;
  chart: string[];
  groups: string[];
}[] = [
  {
    grouping: ['carrier', 'priority'],
    dimensions: ['carrier'],
    aggregation: 'sum',
    chart: ['carrier: Alma Line, Caledon', 'Containers (sum): 10, 2'],
    groups: ['carrier', 'priority'],
  },
  {
    grouping: ['carrier', 'priority'],
    dimensions: ['carrier', 'priority'],
    aggregation: 'sum',
    chart: [
      'carrier: Alma Line, Alma Line, Caledon',
      'priority: High, Low, Low',
      'Containers (sum): 4, 6, 2',
    ],
    groups: ['carrier', 'priority'],
  },
  {
    grouping: ['carrier', 'priority'],
    dimensions: ['priority'],
    aggregation: 'sum',
    chart: ['priority: High, Low', 'Containers (sum): 4, 8'],
    groups: ['priority'],
  },
  {
    grouping: [],
    dimensions: ['carrier'],
    chart: ['carrier: Alma Line, Caledon, Alma Line', 'Containers: 4, 2, 6'],
    groups: [],
  },
  {
    grouping: [],
    dimensions: ['carrier', 'priority'],
    aggregation: 'sum',
    // Until the rows, the filter, or the order change.
    chart: ['carrier: , , ', 'priority: , , ', 'Containers (sum): 4, 6, 2'],
    groups: ['carrier', 'priority'],
  },
  {
    grouping: ['carrier'],
    dimensions: ['carrier'],
    chart: ['carrier: Alma Line, Caledon', 'Containers (sum): 10, 2'],
    groups: ['carrier'],
  },
];

/** The rows of `content/docs/data-grid/charts-integration/index.md#limits`. */
export function limitsOfCharts({ stage, rows, failure }: OpenGrid): void {
  it.each(groupings)(
    'with groups by $grouping and dimensions $dimensions',
    async ({ grouping, dimensions, aggregation, chart, groups }) => {
      const drawn = { dimensions, values: ['containers'] };
      stage.showCharts(shipments({ chart: drawn }, { rowGrouping: grouping, aggregation }), [
        'chart',
      ]);
      await expect.poll(() => stage.chart()).toEqual(chart);
      expect(stage.api().state.rowGrouping.model).toEqual(groups);
      stage.api().setSortModel([{ field: 'containers', sort: 'asc' }]);
      await expect.poll(() => stage.chart()[0]).toMatch(/: [A-Z]/);
    },
  );

  it('"Could not find the Data Grid charts integration context"', async () => {
    stage.showChartAlone();
    expect(await failure()).toContain('Could not find the Data Grid charts integration context');
  });

  it('The chart is empty', async () => {
    const charts = {
      full: { dimensions: ['carrier'], values: ['containers'] },
      noDimension: { values: ['containers'] },
      noValue: { dimensions: ['carrier'] },
      texts: { dimensions: ['carrier'], values: ['priority'] },
    };
    stage.showCharts(shipments(charts), Object.keys(charts));
    await expect.poll(() => stage.chart('full')).toHaveLength(2);
    for (const id of ['noDimension', 'noValue', 'texts']) expect(stage.chart(id)).toEqual([]);
    const grouped = shipments(charts, { rowGrouping: ['carrier'], aggregation: 'sum' });
    stage.showCharts(grouped, Object.keys(charts));
    await expect.poll(() => stage.chart('texts')).toHaveLength(2);
  });

  it('Numbers belong to the wrong names', async () => {
    const entries = (nothing: null | undefined): DataGridPremiumProps => ({
      ...shipments({ chart: { dimensions: ['carrier'], values: ['containers'] } }),
      rows: [1, nothing, 4].map((containers, id) => ({ id, carrier: `c${id}`, containers })),
    });
    stage.showCharts(entries(null), ['chart']);
    await expect.poll(() => stage.chart()).toEqual(['carrier: c0, c1, c2', 'Containers: 1, 4']);
    stage.showCharts(entries(undefined), ['chart']);
    await expect.poll(() => stage.chart()).toEqual(['carrier: c0, c1, c2', 'Containers: 1, , 4']);
  });

  it('The grid changes its groups by itself', async () => {
    const chart = { dimensions: ['priority', 'carrier'], values: ['containers'] };
    const rowGrouping = ['carrier', 'priority'];
    stage.showCharts(shipments({ chart }, { rowGrouping, aggregation: 'sum' }), ['chart']);
    await expect.poll(() => stage.api().state.rowGrouping.model).toEqual(['priority', 'carrier']);
  });

  it('Users cannot choose another chart', async () => {
    const one = { dimensions: ['carrier'], values: ['containers'] };
    const active = () => stage.api().state.chartsIntegration.activeChartId;
    stage.showCharts(shipments({ a: one, b: one }), ['a', 'b']);
    await expect.poll(active).toBe('a');
    stage.api().setActiveChartId('b');
    expect(active()).toBe('b');
    const fixed = shipments({ a: one, b: one }, { activeChartId: 'a' });
    stage.showCharts(fixed, ['a', 'b']);
    await expect.poll(active).toBe('a');
    stage.api().setActiveChartId('b');
    expect(active()).toBe('a');
    // The grid does not follow the prop either.
    stage.updateCharts({ ...fixed, activeChartId: 'b', density: 'compact' }, ['a', 'b']);
    await expect.poll(() => stage.api().state.density).toBe('compact');
    expect(active()).toBe('a');
  });

  it('A chart that appears later is empty', async () => {
    const one = { dimensions: ['carrier'], values: ['containers'] };
    const props = shipments({ a: one, b: one });
    stage.showCharts(props, ['a']);
    await expect.poll(() => stage.chart('a')).toHaveLength(2);
    stage.updateCharts(props, ['a', 'b']);
    await expect.poll(() => stage.givenTo('b').length).toBeGreaterThan(0);
    await expect.poll(rows).toHaveLength(3);
    expect(stage.chart('b')).toEqual([]);
    stage.api().setChartType('b', 'bar');
    await expect.poll(() => stage.chart('b')).toEqual(stage.chart('a'));
  });

  it('The chart repeats names at first', async () => {
    const chart = { dimensions: ['carrier', 'priority'], values: ['containers'] };
    const rowGrouping = ['carrier', 'priority'];
    const props = shipments({ chart }, { rowGrouping, aggregation: 'sum' });
    const { chartsIntegration, ...initialState } = props.initialState ?? {};
    const charts = { charts: chartsIntegration?.charts };
    stage.showCharts({ ...props, initialState: { ...initialState, chartsIntegration: charts } }, [
      'chart',
    ]);
    await expect
      .poll(() => stage.chart())
      .toEqual([
        'carrier: Alma Line, Caledon',
        'priority: Alma Line, Caledon',
        'Containers (sum): 10, 2',
      ]);
    stage.api().setSortModel([{ field: 'containers', sort: 'asc' }]);
    await expect.poll(() => stage.chart()[0]).toBe('carrier: Caledon, Alma Line, Alma Line');
  });

  it('A second chart repeats names', async () => {
    const charts = {
      a: { dimensions: ['carrier'], values: ['containers'] },
      b: { dimensions: ['carrier', 'priority'], values: ['containers'] },
    };
    const rowGrouping = ['carrier', 'priority'];
    stage.showCharts(shipments(charts, { rowGrouping, aggregation: 'sum' }), ['a', 'b']);
    await expect
      .poll(() => stage.chart('b'))
      .toEqual([
        'carrier: Alma Line, Caledon',
        'priority: Alma Line, Caledon',
        'Containers (sum): 10, 2',
      ]);
  });

  it('A control has no effect before it is changed', async () => {
    const chart = { dimensions: ['carrier'], values: ['containers'], chartType: 'bar' };
    const controls = { stacked: { label: 'Stacked', type: 'boolean' as const, default: true } };
    stage.showCharts(
      shipments(
        { chart },
        {
          slotProps: {
            chartsPanel: {
              schema: {
                bar: {
                  label: 'Bars',
                  icon: () => null,
                  customization: [{ id: 'look', label: 'Look', controls }],
                },
              },
            },
          },
        },
      ),
      ['chart'],
    );
    await expect.poll(() => stage.chart()).toHaveLength(2);
    expect(stage.givenTo('chart').at(-1)).toMatchObject({ chartType: 'bar', configuration: {} });
    expect(stage.givenTo('chart').at(-1)?.configuration).not.toHaveProperty('stacked');
  });

  it('Pivot columns in `initialState` are ignored', async () => {
    const field = 'Low>->containers';
    stage.showCharts(
      shipments(
        { chart: { dimensions: ['carrier'], values: [field] } },
        {
          pivotActive: true,
          pivotModel: {
            rows: [{ field: 'carrier' }],
            columns: [{ field: 'priority' }],
            values: [{ field: 'containers', aggFunc: 'sum' }],
          },
        },
      ),
      ['chart'],
    );
    await expect
      .poll(() =>
        stage
          .api()
          .getAllColumns()
          .map((each) => each.field),
      )
      .toContain(field);
    expect(stage.chart()).toEqual([]);
    stage.api().updateChartValuesData('chart', [{ field }]);
    await expect
      .poll(() => stage.chart())
      .toEqual(['carrier: Alma Line, Caledon', 'Containers - Low (sum): 6, 2']);
  });

  it('The chart is missing in the HTML of the server', async () => {
    const chart = { dimensions: ['carrier'], values: ['containers'] };
    stage.showCharts(shipments({ chart }), ['chart']);
    await expect.poll(() => stage.chart()).toHaveLength(2);
    // A server renders once, without effects.
    expect(stage.givenTo('chart')[0]).toMatchObject({ dimensions: [], values: [] });
  });
}
