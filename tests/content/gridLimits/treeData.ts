import { expect, it } from 'vitest';
import type { DataGridPremiumProps } from '@mui/x-data-grid-premium';
import { GENERATED, type OpenGrid } from '../gridCombinations/openGrid.ts';

/** The rows of `content/docs/data-grid/tree-data/index.md#with-other-features` and `#limits`, named after their first words. */
export function limitsOfTreeData({ stage, rows, press, failure, window }: OpenGrid): void {
  const getTreeDataPath = stage.pathFunction();
  const tree = (): DataGridPremiumProps => ({
    rows: [
      { id: 1, path: ['Europe'], staff: 5 },
      { id: 2, path: ['Europe', 'Rotterdam'], staff: 3 },
      { id: 3, path: ['Asia', 'Busan'], staff: 8 },
    ],
    columns: [{ field: 'staff', type: 'number' }],
    treeData: true,
    getTreeDataPath,
  });
  const closed = ['1 | Europe (1) | 5', 'null/Asia | Asia (1) | '];
  const open = ['1 | Europe (1) | 5', '2 | Rotterdam | 3', 'null/Asia | Asia (1) | '];

  it('"No getTreeDataPath given."', async () => {
    stage.show({ ...tree(), getTreeDataPath: undefined });
    expect(await failure()).toContain('No getTreeDataPath given.');
  });

  it('"The path returned by `getTreeDataPath` should be unique."', async () => {
    stage.show({ ...tree(), getTreeDataPath: () => ['Europe'] });
    expect(await failure()).toContain('The path returned by `getTreeDataPath` should be unique.');
  });

  it('Branches close while users type elsewhere', async () => {
    const isGroupExpandedByDefault = () => false;
    const props = { ...tree(), isGroupExpandedByDefault };
    const changes: Partial<DataGridPremiumProps>[] = [
      { getTreeDataPath: stage.pathFunction() },
      { isGroupExpandedByDefault: () => false },
    ];
    for (const change of changes) {
      stage.show(props);
      await expect.poll(rows).toEqual(closed);
      press(1);
      await expect.poll(rows).toEqual(open);
      stage.update({ ...props, density: 'compact' });
      await expect.poll(() => stage.api().state.density).toBe('compact');
      expect(rows()).toEqual(open);
      stage.update({ ...props, ...change });
      await expect.poll(rows).toEqual(closed);
    }
  });

  it('Branches close when data arrives', async () => {
    const props = tree();
    stage.show(props);
    await expect.poll(rows).toEqual(closed);
    press(1);
    await expect.poll(rows).toEqual(open);
    stage.api().updateRows([{ id: 1, staff: 6 }]);
    await expect.poll(rows).toEqual(['1 | Europe (1) | 6', ...open.slice(1)]);
    stage.update({ ...props, rows: [...(props.rows ?? [])] });
    await expect.poll(rows).toEqual(closed);
  });

  it('"Only group nodes can be expanded or collapsed."', async () => {
    stage.show(tree());
    await expect.poll(rows).toEqual(closed);
    const { setRowChildrenExpansion } = stage.api();
    expect(() => setRowChildrenExpansion(3, true)).toThrow(
      'Only group nodes can be expanded or collapsed.',
    );
    setRowChildrenExpansion(`${GENERATED}null/Asia`, true);
    await expect.poll(rows).toEqual([...closed, '3 | Busan | 8']);
  });

  it('Export, as a print', async () => {
    const printed = (): (string | null)[] =>
      [
        ...(window.document
          .querySelector<HTMLIFrameElement>('iframe:last-of-type')
          ?.contentDocument?.querySelectorAll('.MuiDataGrid-row') ?? []),
      ].map(({ textContent }) => textContent);
    const print = async (): Promise<void> => {
      await stage.api().exportDataAsPrint();
      // It has printed, and would wait for the end of it.
      expect(await failure()).toContain('matchMedia');
    };
    // Users open or close Europe, and the print has it as it was at first.
    stage.show(tree());
    await expect.poll(rows).toEqual(closed);
    press(1);
    await expect.poll(rows).toEqual(open);
    await print();
    expect(printed()).toEqual(['Europe (1)5', 'Asia (1)']);
    expect(rows()).toEqual(closed);
    stage.show({ ...tree(), defaultGroupingExpansionDepth: -1 });
    await expect.poll(rows).toHaveLength(4);
    press(1);
    await expect.poll(rows).toHaveLength(3);
    await print();
    expect(printed()).toEqual(['Europe (1)5', 'Rotterdam3', 'Asia (1)', 'Busan8']);
    expect(rows()).toHaveLength(4);
  });
}
