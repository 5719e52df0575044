import { expect, it } from 'vitest';
import type { DataGridPremiumProps, GridPivotModel } from '@mui/x-data-grid-premium';
import { GENERATED, GRAND_TOTAL, sourceOf, type OpenGrid } from '../gridCombinations/openGrid.ts';

const model: GridPivotModel = {
  rows: [{ field: 'carrier' }],
  columns: [{ field: 'port' }],
  values: [{ field: 'containers', aggFunc: 'sum' }],
};

const shipments = (more: Partial<DataGridPremiumProps> = {}): DataGridPremiumProps => ({
  rows: [
    { id: 1, carrier: 'Alma Line', port: 'Busan', containers: 4 },
    { id: 2, carrier: 'Caledon', port: 'Santos', containers: 0 },
    { id: 3, carrier: 'Alma Line', port: 'Busan', containers: 6 },
  ],
  columns: [
    { field: 'carrier' },
    { field: 'port' },
    { field: 'containers', type: 'number' },
    { field: 'departure', type: 'date' },
  ],
  pivotModel: model,
  pivotActive: true,
  ...more,
});

/** The rows of `content/docs/data-grid/pivoting/index.md#with-other-features` and `#limits`. */
export function limitsOfPivoting(grid: OpenGrid): void {
  const { stage, rows, cellOf, overlay, failure, window } = grid;
  const table = [
    'carrier/Alma Line | Alma Line (2) | 10 | ',
    'carrier/Caledon | Caledon (1) |  | ',
    `${GRAND_TOTAL} |  | 10 | 0`,
  ];
  const alma = `${GENERATED}carrier/Alma Line`;

  it('A pinned column', async () => {
    stage.show(shipments({ pinnedColumns: { right: ['Busan>->containers'] } }));
    await expect.poll(rows).toHaveLength(3);
    expect(cellOf(alma, 'Busan>->containers').className).toContain('pinnedRight');
    expect(cellOf(alma, 'Santos>->containers').className).not.toContain('pinned');
  });

  it('`loading`', async () => {
    const props = shipments({ loading: true });
    stage.show(props);
    await expect.poll(() => rows()[0]).toBe('1 | Alma Line | Busan | 4 | ');
    stage.update({ ...props, rows: [...(props.rows ?? [])], loading: false });
    await expect.poll(rows).toEqual(table);
  });

  it('Server data', async () => {
    stage.show(
      shipments({
        rows: undefined,
        pivotActive: undefined,
        dataSource: sourceOf({ '': [{ id: 1, carrier: 'Alma Line', port: 'Busan' }] }),
      }),
    );
    await expect.poll(rows).toHaveLength(1);
    stage.api().setPivotActive(true);
    const failed = await failure(2);
    expect(failed).toContain("reading 'label'");
    expect(failed).toContain("reading 'applySorting'");
  });

  it('Column visibility', async () => {
    stage.show(shipments());
    await expect.poll(rows).toEqual(table);
    const { columnsPanel } = stage;
    const { getVisibleColumns, showPreferences } = stage.api();
    expect(getVisibleColumns().map(({ hideable }) => hideable)).toEqual([false, false, false]);
    showPreferences(columnsPanel);
    const boxes = (): boolean[] =>
      [
        ...window.document.querySelectorAll<HTMLInputElement>(
          '.MuiDataGrid-columnsManagement input',
        ),
      ].map(({ disabled }) => disabled);
    await expect.poll(() => [...new Set(boxes())]).toEqual([true]);
    stage.show(shipments({ pivotActive: false }));
    await expect.poll(rows).toHaveLength(3);
    stage.api().showPreferences(columnsPanel);
    await expect.poll(boxes).toContain(false);
  });

  it('"Add fields to rows, columns, and values …"', async () => {
    const causes: Partial<DataGridPremiumProps>[] = [
      { pivotModel: { ...model, rows: [] } },
      { pivotModel: { ...model, rows: [{ field: 'carrier', hidden: true }] } },
      { rows: [] },
    ];
    for (const cause of causes) {
      stage.show(shipments(cause));
      await expect.poll(overlay).toMatch(/^Add fields to rows, columns, and values/);
    }
  });

  it('"columnGroupingModel contains duplicated field"', async () => {
    const values = [...model.values, { field: 'containers', aggFunc: 'max' }];
    stage.show(shipments({ pivotModel: { ...model, values } }));
    expect(await failure()).toContain('columnGroupingModel contains duplicated field');
    stage.show(shipments({ pivotModel: { ...model, values, columns: [] } }));
    await expect.poll(() => rows()[0]).toBe('carrier/Alma Line | Alma Line (2) | 6');
  });

  it('Empty cells where you expect 0', async () => {
    stage.show(shipments());
    await expect.poll(rows).toEqual(table);
  });

  it('A year 1970, 1969, or NaN', async () => {
    const years = async (departure: Date | null | undefined): Promise<string[]> => {
      stage.show(
        shipments({
          rows: [{ id: 1, carrier: 'Alma Line', containers: 4, departure }],
          pivotModel: { ...model, columns: [{ field: 'departure-year' }] },
        }),
      );
      await expect.poll(rows).toHaveLength(2);
      const columns = stage.api().getVisibleColumns();
      return columns.map(({ field }) => field.split('>->')[0] ?? '');
    };
    expect((await years(new window.Date(2026, 5, 1)))[1]).toBe('2026');
    expect((await years(null))[1]).toMatch(/^(1970|1969)$/);
    expect((await years(undefined))[1]).toBe('NaN');
  });

  it('A column of totals is empty', async () => {
    const wrong = [
      { field: 'containers', aggFunc: 'median' },
      { field: 'port', aggFunc: 'sum' },
    ];
    for (const value of wrong) {
      stage.show(shipments({ pivotModel: { ...model, columns: [], values: [value] } }));
      await expect.poll(() => rows()[0]).toBe('carrier/Alma Line | Alma Line (2) | ');
    }
  });

  it('The table stays after the rows are gone', async () => {
    stage.show(shipments());
    await expect.poll(rows).toEqual(table);
    const empty = shipments({ rows: [], density: 'compact' });
    stage.update(empty);
    await expect.poll(() => stage.api().state.density).toBe('compact');
    expect(rows()).toEqual(table);
    stage.show(empty);
    await expect.poll(overlay).toMatch(/^Add fields/);
    stage.show(shipments());
    await expect.poll(rows).toEqual(table);
    stage.update(shipments({ pivotActive: false }));
    await expect.poll(() => rows()[0]).toBe('1 | Alma Line | Busan | 4 | ');
    stage.update(shipments({ pivotActive: false, rows: [] }));
    await expect.poll(rows).toEqual([]);
  });

  it('Settings are lost after a reload', async () => {
    const reported: GridPivotModel[] = [];
    stage.show(
      shipments({
        pivotModel: undefined,
        pivotActive: undefined,
        initialState: { pivoting: { model, enabled: true } },
        onPivotModelChange: (next) => reported.push(next),
      }),
    );
    await expect.poll(rows).toEqual(table);
    expect(Object.keys(stage.api().exportState())).not.toContain('pivoting');
    stage.api().setPivotModel({ ...model, columns: [] });
    await expect.poll(() => reported.map(({ columns }) => columns)).toEqual([[]]);
  });
}
