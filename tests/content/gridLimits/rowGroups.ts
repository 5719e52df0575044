import { expect, it } from 'vitest';
import type { DataGridPremiumProps, GridRowId } from '@mui/x-data-grid-premium';
import { GENERATED, threeShipments, type OpenGrid } from '../gridCombinations/openGrid.ts';

const alma = `${GENERATED}carrier/Alma Line`;

const shipments = (): DataGridPremiumProps => ({
  ...threeShipments(),
  rowGroupingModel: ['carrier'],
});

/** The ids of all rows, in their order. */
const idsOf = (rows: readonly string[]): string[] => rows.map((row) => row.split(' | ')[0] ?? '');
/** The names of groups. */
const namesOf = (rows: readonly string[]): string[] =>
  rows.map((row) => row.split(' | ')[1] ?? '').filter((name) => name !== '');

/** The rows of `content/docs/data-grid/row-grouping/index.md#limits`, each named after its first words. */
export function limitsOfRowGroups({ stage, rows, press, failure, draggable }: OpenGrid): void {
  const ids = () => idsOf(rows());
  const names = () => namesOf(rows());
  const closed = ['carrier/Alma Line', 'carrier/Caledon'];
  const open = ['carrier/Alma Line', '1', '3', 'carrier/Caledon'];

  it('All rows are in one group', async () => {
    const byPlace = (column: object): DataGridPremiumProps => ({
      ...shipments(),
      columns: [{ field: 'place', ...column }],
      rowGroupingModel: ['place'],
    });
    const cityOf = (place?: { city: string }) => place?.city;
    stage.show(byPlace({}));
    // Objects are not valid as a React child.
    expect(await failure()).toContain('Minified React error #31');
    stage.show(byPlace({ valueFormatter: cityOf }));
    await expect.poll(rows).toEqual(['place/[object Object] | Busan (3) | ']);
    stage.show(byPlace({ groupingValueGetter: cityOf }));
    await expect.poll(names).toEqual(['Busan (2)', 'Santos (1)']);
  });

  it('"Cannot read properties of undefined" in a cell', async () => {
    const columns: DataGridPremiumProps['columns'][] = [
      [{ field: 'city', renderCell: ({ row }) => row.place.city }],
      [{ field: 'city', valueGetter: (_, row) => row.place.city }],
    ];
    for (const each of columns) {
      stage.show({ ...shipments(), columns: [...shipments().columns, ...each] });
      expect(await failure()).toContain('Cannot read properties of undefined');
    }
    stage.show({
      ...shipments(),
      columns: [
        ...shipments().columns,
        { field: 'city', valueGetter: (_, row) => row.place?.city ?? 'None' },
      ],
    });
    await expect.poll(rows).toHaveLength(2);
  });

  it('A group does not have a name', async () => {
    const withEmpty = (groupingValueGetter?: (carrier: string) => string) => ({
      ...shipments(),
      rows: [{ id: 1, carrier: '' }],
      columns: [{ field: 'carrier', groupingValueGetter }],
    });
    stage.show(withEmpty());
    await expect.poll(names).toEqual([' (1)']);
    stage.show(withEmpty((carrier) => carrier || 'None'));
    await expect.poll(names).toEqual(['None (1)']);
  });

  it('Groups close when data arrives', async () => {
    const props = shipments();
    stage.show(props);
    await expect.poll(ids).toEqual(closed);
    press(alma);
    await expect.poll(ids).toEqual(open);
    stage.api().updateRows([{ id: 1, containers: 9 }]);
    await expect.poll(() => rows()[1]).toBe('1 |  | Alma Line | 9');
    expect(ids()).toEqual(open);
    stage.update({ ...props, rows: [...(props.rows ?? [])] });
    await expect.poll(ids).toEqual(closed);
  });

  it('Groups close while users type elsewhere', async () => {
    const groupingValueGetter = (carrier: string) => carrier;
    const isGroupExpandedByDefault = () => false;
    const columns = [{ field: 'carrier', groupingValueGetter }];
    const props = { ...shipments(), columns, isGroupExpandedByDefault };
    const changes: Partial<DataGridPremiumProps>[] = [
      { columns: [{ field: 'carrier', groupingValueGetter: (carrier: string) => carrier }] },
      { isGroupExpandedByDefault: () => false },
    ];
    for (const change of changes) {
      stage.show(props);
      await expect.poll(ids).toEqual(closed);
      press(alma);
      await expect.poll(ids).toEqual(open);
      stage.update({ ...props, columns: [{ ...props.columns[0], field: 'carrier', width: 321 }] });
      await expect.poll(() => stage.api().getColumn('carrier').width).toBe(321);
      expect(ids()).toEqual(open);
      stage.update({ ...props, ...change });
      await expect.poll(ids).toEqual(closed);
    }
  });

  it('The sort order of the groups does not change', async () => {
    const sorted = (mainGroupingCriteria?: string): DataGridPremiumProps => ({
      ...shipments(),
      groupingColDef: { leafField: 'containers', mainGroupingCriteria },
      sortModel: [{ field: stage.GROUPS, sort: 'desc' }],
      defaultGroupingExpansionDepth: -1,
    });
    stage.show(sorted());
    await expect.poll(ids).toEqual(['carrier/Alma Line', '3', '1', 'carrier/Caledon', '2']);
    stage.show(sorted('carrier'));
    await expect.poll(() => ids()[0]).toBe('carrier/Caledon');
  });

  it('More rows are selected than users see', async () => {
    stage.show({ ...shipments(), checkboxSelection: true });
    await expect.poll(ids).toEqual(closed);
    stage.api().selectRow(alma, true);
    const selected = (): GridRowId[] => [...stage.api().getSelectedRows().keys()];
    await expect.poll(selected).toEqual([alma, 1, 3]);
    expect(ids()).toEqual(closed);
    expect(selected().filter((id) => stage.api().getRowNode(id)?.type === 'leaf')).toEqual([1, 3]);
  });

  it('Users cannot drag the handles of rows', async () => {
    stage.show({
      ...shipments(),
      rowReordering: true,
      defaultGroupingExpansionDepth: -1,
      initialState: { sorting: { sortModel: [{ field: 'containers', sort: 'asc' }] } },
    });
    await expect.poll(() => new Set(draggable())).toEqual(new Set(['false']));
    stage.api().setSortModel([]);
    await expect.poll(draggable).toContain('true');
  });

  it('A dragged row returns to its old group', async () => {
    /** What the grid does after a drop: here, above the last row. */
    const dragged = async (column: object): Promise<void> => {
      stage.show({
        ...shipments(),
        columns: [{ field: 'carrier', ...column }],
        rowReordering: true,
        defaultGroupingExpansionDepth: -1,
      });
      await expect.poll(counts).toEqual(['2', '1']);
      await stage.api().setRowIndex(1, 4);
    };
    const counts = () => rows().flatMap((row) => /\((\d)\)/.exec(row)?.[1] ?? []);
    const groupingValueGetter = (_: string, { place }: { place: { city: string } }) => place.city;
    const groupingValueSetter = (city: string, row: object) => ({ ...row, place: { city } });
    await dragged({});
    await expect.poll(counts).toEqual(['1', '2']);
    await dragged({ groupingValueGetter, groupingValueSetter });
    await expect.poll(counts).toEqual(['1', '2']);
    await expect(dragged({ groupingValueGetter })).rejects.toThrow("reading 'type'");
    expect(counts()).toEqual(['2', '1']);
  });
}

/** The rows of `content/docs/data-grid/recipes-row-grouping/index.md#limits`. */
export function limitsOfGroupRecipes({ stage, rows, press, footer, cellOf }: OpenGrid): void {
  const ids = () => idsOf(rows());
  const closed = ['carrier/Alma Line', 'carrier/Caledon'];
  const open = ['carrier/Alma Line', '1', '3', 'carrier/Caledon', '2'];

  it('"Only group nodes can be expanded or collapsed."', async () => {
    stage.show(shipments());
    await expect.poll(ids).toEqual(closed);
    const { setRowChildrenExpansion, getRowNode } = stage.api();
    expect(() => setRowChildrenExpansion(1, true)).toThrow(
      'Only group nodes can be expanded or collapsed.',
    );
    expect([getRowNode(1)?.type, getRowNode(alma)?.type]).toEqual(['leaf', 'group']);
  });

  it('"Open all" works once', async () => {
    const props = { ...shipments(), defaultGroupingExpansionDepth: -1 };
    stage.show(props);
    await expect.poll(ids).toEqual(open);
    press(alma);
    await expect.poll(ids).toHaveLength(3);
    stage.update({ ...props, density: 'compact' });
    await expect.poll(() => stage.api().state.density).toBe('compact');
    expect(ids()).toHaveLength(3);
    stage.update({ ...props, isGroupExpandedByDefault: () => true });
    await expect.poll(ids).toEqual(open);
  });

  it('Groups close when the component renders', async () => {
    stage.show({ ...shipments(), isGroupExpandedByDefault: () => false });
    await expect.poll(ids).toEqual(closed);
    press(alma);
    await expect.poll(ids).toHaveLength(4);
    stage.update({ ...shipments(), isGroupExpandedByDefault: () => false });
    await expect.poll(ids).toEqual(closed);
  });

  it('The pinned columns do not have the group', async () => {
    const field = `__row_group_by_columns_group_carrier__`;
    const pinned = (left: string[]): DataGridPremiumProps => ({
      ...shipments(),
      rowGroupingColumnMode: 'multiple',
      pinnedColumns: { left },
    });
    stage.show(pinned([stage.GROUPS]));
    await expect.poll(ids).toEqual(closed);
    expect(cellOf(alma, field).className).not.toContain('pinnedLeft');
    stage.show(pinned([stage.GROUPS, field]));
    await expect.poll(() => cellOf(alma, field).className).toContain('pinnedLeft');
  });

  it('The footer counts too few rows', async () => {
    stage.show(shipments());
    await expect.poll(ids).toEqual(closed);
    expect(footer()).toBe('Total Rows: 2');
  });

  it('Groups are in the wrong order after a search', async () => {
    stage.show({
      ...shipments(),
      rows: [
        ...(shipments().rows ?? []),
        { id: 4, carrier: 'Caledon', containers: 2 },
        { id: 5, carrier: 'Caledon', containers: 6 },
      ],
      groupingColDef: {
        sortComparator: (...[, , a, b]) => {
          const [first, second] = [a, b].map(
            ({ id, api }) => api.getRowGroupChildren({ groupId: id, applyFiltering: true }).length,
          );
          return (first ?? 0) - (second ?? 0);
        },
      },
      sortModel: [{ field: stage.GROUPS, sort: 'desc' }],
    });
    await expect.poll(ids).toEqual(closed.toReversed());
    const { setFilterModel, applySorting, subscribeEvent } = stage.api();
    setFilterModel({ items: [{ field: 'containers', operator: '>', value: '3' }] });
    await expect.poll(() => namesOf(rows())).toEqual(['Caledon (1)', 'Alma Line (2)']);
    applySorting();
    await expect.poll(ids).toEqual(closed);
    subscribeEvent('filteredRowsSet', applySorting);
    setFilterModel({ items: [] });
    await expect.poll(ids).toEqual(closed.toReversed());
  });
}
