import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { GENERATED, openGrid, pagesOf, sourceOf } from './gridCombinations/openGrid.ts';

/*
 * The tables of what works with tree data, with row groups, and with both on a server, line by line, unless the spec of a demo
 * does it (`content/docs/data-grid/{,server-side-data/}{tree-data,row-grouping,aggregation}/index.md`). No line needs layout,
 * so a window without pixels is enough.
 */

const opened = await openGrid();
const { window, stage, problems } = opened;
const { rows, cellOf, doubleClick, openCells, draggable, footer, linesOfFile, press } = opened;
const { document } = window;

afterAll(() => {
  stage.unmount();
  window.close();
});

afterEach(() => {
  if (problems.length > 0) throw new Error(problems.splice(0).join('\n'));
});

const onePerPage = pagesOf(1);

describe('tree data', () => {
  const show = (props: Partial<DataGridPremiumProps> = {}): void =>
    stage.show({
      rows: [
        { id: 1, path: ['Europe'], staff: 5 },
        { id: 2, path: ['Europe', 'Rotterdam'], staff: 3 },
        { id: 3, path: ['Asia', 'Busan'], staff: 8 },
      ],
      columns: [{ field: 'staff', type: 'number', editable: true }],
      treeData: true,
      getTreeDataPath: ({ path }) => path,
      ...props,
    });
  const closed = ['1 | Europe (1) | 5', 'null/Asia | Asia (1) | '];
  const open = [
    '1 | Europe (1) | 5',
    '2 | Rotterdam | 3',
    'null/Asia | Asia (1) | ',
    '3 | Busan | 8',
  ];

  it('counts rows of the top level on a page, which has their open descendants', async () => {
    show({ ...onePerPage, defaultGroupingExpansionDepth: -1 });
    await expect.poll(rows).toEqual(open.slice(0, 2));
    expect(footer()).toBe('1–1 of 2');
  });

  it('has no handles that drag', async () => {
    show({ rowReordering: true });
    await expect.poll(draggable).toEqual(['false', 'false']);
  });

  it('edits rows of its own, and neither generated ones nor the grouping column', async () => {
    show({ defaultGroupingExpansionDepth: -1 });
    await expect.poll(rows).toEqual(open);
    doubleClick(1, stage.TREE);
    doubleClick(`${GENERATED}null/Asia`, 'staff');
    doubleClick(1, 'staff');
    await expect.poll(openCells).toEqual(['1 staff']);
  });

  it('exports closed branches, without what a filter hides', async () => {
    show();
    await expect.poll(rows).toEqual(closed);
    expect(linesOfFile()).toEqual(['Group,staff', 'Europe,5', 'Rotterdam,3', 'Asia,', 'Busan,8']);
    stage.api().setFilterModel({ items: [{ field: 'staff', operator: '>', value: '7' }] });
    await expect.poll(linesOfFile).toEqual(['Group,staff', 'Asia,', 'Busan,8']);
  });

  it('pins the grouping column', async () => {
    show({ initialState: { pinnedColumns: { left: [stage.TREE] } } });
    await expect.poll(rows).toEqual(closed);
    expect(cellOf(1, stage.TREE).className).toContain('pinnedLeft');
    expect(cellOf(1, 'staff').className).not.toContain('pinnedLeft');
  });

  it('shows totals of children', async () => {
    show({ initialState: { aggregation: { model: { staff: 'sum' } } } });
    await expect.poll(() => cellOf(1, 'staff').textContent).toBe('3');
    expect(cellOf(`${GENERATED}null/Asia`, 'staff').textContent).toBe('8');
  });
});

describe('row groups', () => {
  const show = (props: Partial<DataGridPremiumProps> = {}): void =>
    stage.show({
      rows: [
        { id: 1, carrier: 'Alma Line', port: 'Busan', containers: 4 },
        { id: 2, carrier: 'Caledon', port: 'Santos', containers: 2 },
        { id: 3, carrier: 'Alma Line', port: 'Busan', containers: 6 },
      ],
      columns: [
        { field: 'carrier', editable: true },
        { field: 'port' },
        { field: 'containers', type: 'number', editable: true },
      ],
      rowGroupingModel: ['carrier'],
      ...props,
    });
  const alma = `${GENERATED}carrier/Alma Line`;
  const closed = [
    'carrier/Alma Line | Alma Line (2) |  |  | ',
    'carrier/Caledon | Caledon (1) |  |  | ',
  ];
  const open = [
    'carrier/Alma Line | Alma Line (2) |  |  | ',
    '1 |  | Alma Line | Busan | 4',
    '3 |  | Alma Line | Busan | 6',
    'carrier/Caledon | Caledon (1) |  |  | ',
    '2 |  | Caledon | Santos | 2',
  ];

  it('counts outer groups on a page, which has their open rows', async () => {
    show({ ...onePerPage, defaultGroupingExpansionDepth: -1 });
    await expect.poll(rows).toEqual(open.slice(0, 3));
    expect(footer()).toBe('1–1 of 2');
  });

  it('edits rows, not groups, and moves a row to the group of its new value', async () => {
    show({ defaultGroupingExpansionDepth: -1 });
    await expect.poll(rows).toEqual(open);
    doubleClick(alma, 'containers');
    doubleClick(alma, stage.GROUPS);
    doubleClick(1, stage.GROUPS);
    doubleClick(1, 'carrier');
    await expect.poll(openCells).toEqual(['1 carrier']);
    const { setEditCellValue, stopCellEditMode } = stage.api();
    await setEditCellValue({ id: 1, field: 'carrier', value: 'Caledon' });
    stopCellEditMode({ id: 1, field: 'carrier' });
    await expect
      .poll(rows)
      .toEqual([
        'carrier/Alma Line | Alma Line (1) |  |  | ',
        '3 |  | Alma Line | Busan | 6',
        'carrier/Caledon | Caledon (2) |  |  | ',
        '2 |  | Caledon | Santos | 2',
        '1 |  | Caledon | Busan | 4',
      ]);
  });

  it('exports a line for each group, and the rows of closed ones', async () => {
    show();
    await expect.poll(rows).toEqual(closed);
    expect(linesOfFile().slice(1)).toEqual([
      'Alma Line,,,',
      ',Alma Line,Busan,4',
      ',Alma Line,Busan,6',
      'Caledon,,,',
      ',Caledon,Santos,2',
    ]);
    stage.api().setFilterModel({ items: [{ field: 'containers', operator: '<', value: '3' }] });
    await expect.poll(() => linesOfFile().slice(1)).toEqual(['Caledon,,,', ',Caledon,Santos,2']);
  });

  it('pins the grouping column', async () => {
    show({ initialState: { pinnedColumns: { left: [stage.GROUPS] } } });
    await expect.poll(rows).toEqual(closed);
    expect(cellOf(alma, stage.GROUPS).className).toContain('pinnedLeft');
    expect(cellOf(alma, 'port').className).not.toContain('pinnedLeft');
  });

  it('leaves pinned rows out of groups and totals', async () => {
    show({
      pinnedRows: { bottom: [{ id: 9, carrier: 'Caledon', port: 'Hamburg', containers: 90 }] },
      initialState: { aggregation: { model: { containers: 'sum' } } },
    });
    await expect
      .poll(rows)
      .toEqual([
        'carrier/Alma Line | Alma Line (2) |  |  | 10',
        'carrier/Caledon | Caledon (1) |  |  | 2',
        '9 |  | Caledon | Hamburg | 90',
        'auto-generated-group-footer-root |  |  |  | 12',
      ]);
  });

  it('merges equal cells in a group', async () => {
    show({ rowSpanning: true, defaultGroupingExpansionDepth: -1 });
    await expect.poll(() => cellOf(1, 'port').getAttribute('aria-rowspan')).toBe('2');
    expect(cellOf(2, 'port').getAttribute('aria-rowspan')).toBe('1');
  });

  it('has detail panels for rows, and none for groups', async () => {
    show({ getDetailPanelContent: stage.portOf, defaultGroupingExpansionDepth: -1 });
    const buttons = (): boolean[] =>
      [...document.querySelectorAll('[role="gridcell"] [aria-label="Expand"]')].map((button) =>
        button.matches(':disabled'),
      );
    await expect.poll(buttons).toEqual([true, false, false, true, false]);
  });

  it('replaces tree data, whose column stays', async () => {
    show({ treeData: true, getTreeDataPath: ({ port, id }) => [port, String(id)] });
    await expect
      .poll(rows)
      .toEqual([
        'carrier/Alma Line | Alma Line (2) | Alma Line (2) |  |  | ',
        'carrier/Caledon | Caledon (1) | Caledon (1) |  |  | ',
      ]);
  });
});

describe('tree data of a server', () => {
  const show = (props: Partial<DataGridPremiumProps> = {}): void =>
    stage.show({
      columns: [{ field: 'staff', type: 'number' }],
      treeData: true,
      dataSource: sourceOf({
        '': [
          { id: 1, key: 'Europe', staff: 5, count: 2 },
          { id: 2, key: 'Asia', staff: 9, count: 1 },
        ],
        Europe: [
          { id: 11, key: 'Valencia', staff: 3 },
          { id: 12, key: 'Rotterdam', staff: 8 },
        ],
      }),
      ...props,
    });
  const open = [
    '1 | Europe (2) | 5',
    '11 | Valencia | 3',
    '12 | Rotterdam | 8',
    '2 | Asia (1) | 9',
  ];

  it('exports the rows that are loaded', async () => {
    show();
    await expect.poll(rows).toHaveLength(2);
    expect(linesOfFile()).toEqual(['Group,staff', 'Europe,5', 'Asia,9']);
    press(1);
    await expect.poll(rows).toEqual(open);
    expect(linesOfFile()).toEqual([
      'Group,staff',
      'Europe,5',
      'Valencia,3',
      'Rotterdam,8',
      'Asia,9',
    ]);
  });

  it('keeps the order of the server, whatever children are to do', async () => {
    show({ disableChildrenSorting: true, disableChildrenFiltering: true });
    await expect.poll(rows).toHaveLength(2);
    press(1);
    await expect.poll(rows).toEqual(open);
    stage.api().setFilterModel({ items: [{ field: 'staff', operator: '>', value: '6' }] });
    await expect.poll(rows).toEqual([open[0], open[3]]);
    press(1);
    await expect.poll(rows).toEqual(open);
  });
});

describe('row groups of a server', () => {
  const show = (props: Partial<DataGridPremiumProps> = {}): void =>
    stage.show({
      columns: [{ field: 'place' }, { field: 'containers', type: 'number' }],
      rowGroupingModel: ['place'],
      dataSource: sourceOf({
        '': [
          { id: 1, key: 'Santos', place: 'Santos', count: 2, containers: 9 },
          { id: 2, key: 'Busan', place: 'Busan', count: 1, containers: 4 },
        ],
        Santos: [
          { id: 11, key: '11', place: 'Santos', containers: 6 },
          { id: 12, key: '12', place: 'Santos', containers: 3 },
        ],
      }),
      ...props,
    });

  it('knows and exports the rows of groups that were opened', async () => {
    show();
    await expect.poll(rows).toHaveLength(2);
    const childrenOf = (groupId: number): unknown[] => stage.api().getRowGroupChildren({ groupId });
    expect(childrenOf(1)).toEqual([]);
    expect(linesOfFile()).toHaveLength(3);
    press(1);
    await expect.poll(rows).toHaveLength(4);
    expect(childrenOf(1)).toEqual([11, 12]);
    expect(childrenOf(2)).toEqual([]);
    expect(linesOfFile()).toHaveLength(5);
  });
});
