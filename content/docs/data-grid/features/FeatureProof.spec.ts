import { expect, test, type Locator } from '@playwright/test';
import { gridFeatures } from '#content/features/dataGrid.ts';
import { testDemo } from '#tests/support/demo.ts';

const cells = (stage: Locator, field: string): Locator =>
  stage.locator(`[role="gridcell"][data-field="${field}"]`);

const isVisible =
  (selector: string) =>
  async (stage: Locator): Promise<void> =>
    expect(stage.locator(selector).first()).toBeVisible();

const hasButton =
  (name: RegExp) =>
  async (stage: Locator): Promise<void> =>
    expect(stage.getByRole('button', { name }).first()).toBeVisible();

const hasFirst =
  (field: string, text: string | RegExp) =>
  async (stage: Locator): Promise<void> =>
    expect(cells(stage, field).first()).toHaveText(text);

const widthOf = async (stage: Locator, name: string): Promise<number> =>
  (await stage.getByRole('columnheader', { name }).boundingBox())?.width ?? 0;

/** What the grid of a feature shows, and a grid without it does not. */
const shows: Record<string, (stage: Locator) => Promise<void>> = {
  'Fluid column widths': async (stage) => {
    expect(await widthOf(stage, 'Goods')).toBeGreaterThan(
      await widthOf(stage, 'Carrier'),
    );
  },
  'Column resizing': isVisible(
    '[data-field="goods"] .MuiDataGrid-columnSeparator--resizable',
  ),
  'Column autosizing': async (stage) => {
    await expect.poll(() => widthOf(stage, 'Goods')).not.toBe(140);
  },
  'Column visibility': async (stage) => {
    await expect(
      stage.getByRole('columnheader', { name: 'Carrier' }),
    ).toHaveCount(0);
  },
  'Column menu': async (stage) => {
    await expect(
      stage.locator(
        '[role="columnheader"][data-field="goods"] .MuiDataGrid-menuIcon',
      ),
    ).toHaveCount(1);
    await expect(
      stage.locator(
        '[role="columnheader"][data-field="status"] .MuiDataGrid-menuIcon',
      ),
    ).toHaveCount(0);
  },
  'Column groups': async (stage) => {
    await expect(
      stage.getByRole('columnheader', { name: 'Load' }),
    ).toBeVisible();
  },
  'Column spanning': isVisible('[data-field="goods"][aria-colspan="2"]'),
  'Column reordering': isVisible(
    '.MuiDataGrid-columnHeaderDraggableContainer[draggable="true"]',
  ),
  'Column pinning': isVisible('.MuiDataGrid-cell--pinnedLeft'),
  'Custom cells': isVisible('[role="gridcell"] .MuiChip-root'),
  'Row height and density': async (stage) => {
    const heights = await stage
      .locator('.MuiDataGrid-row')
      .evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(new Set(heights).size).toBeGreaterThan(1);
  },
  'Row spanning': isVisible(
    '[data-field="carrier"][aria-rowspan]:not([aria-rowspan="1"])',
  ),
  'Row pinning': isVisible('.MuiDataGrid-pinnedRows--top [data-id="61"]'),
  'Row reordering': isVisible('.MuiDataGrid-rowReorderCell'),
  'Master-detail': async (stage) => {
    await expect(stage.getByText(/^From .+ to /)).toHaveCount(1);
    await stage.getByRole('button', { name: 'Collapse' }).click();
    await expect(stage.getByText(/^From .+ to /)).toHaveCount(0);
  },
  'Cell and row editing': async (stage) => {
    const cell = cells(stage, 'containers').first();
    await cell.dblclick();
    await stage.getByRole('spinbutton').fill('7');
    await stage.page().keyboard.press('Enter');
    await expect(cell).toHaveText('7');
  },
  Virtualization: async (stage) => {
    expect(await stage.locator('.MuiDataGrid-row').count()).toBeLessThan(60);
  },
  'Scroll position': async (stage) => {
    await expect(stage.locator('[role="row"][data-id="21"]')).toBeVisible();
    await expect(stage.locator('[role="row"][data-id="1"]')).toHaveCount(0);
  },
  'List view': async (stage) => {
    await expect(stage.getByText('NG-10001, ')).toBeVisible();
    await expect(cells(stage, 'goods')).toHaveCount(0);
  },
  Toolbar: async (stage) => {
    await expect(stage.getByRole('toolbar')).toBeVisible();
  },
  'Skeleton while loading': isVisible('.MuiDataGrid-cellSkeleton'),
  'Overlay without columns': async (stage) => {
    await expect(stage.getByText('No columns')).toBeVisible();
  },
  Localization: hasButton(/^Spalten$/),
  'Saved state': async (stage) => {
    await expect(stage.getByRole('columnheader').first()).toHaveText(/Status/);
  },
  Sorting: hasFirst('containers', '24'),
  'Multi-sorting': async (stage) => {
    await expect(
      stage.locator('[role="columnheader"][aria-sort]:not([aria-sort="none"])'),
    ).toHaveCount(2);
  },
  Filtering: hasFirst('status', 'At sea'),
  'Multi-filters': async (stage) => {
    await expect(cells(stage, 'status').first()).toHaveText('At sea');
    for (const text of await cells(stage, 'containers').allTextContents()) {
      expect(Number(text)).toBeGreaterThan(10);
    }
  },
  'Header filters': isVisible('.MuiDataGrid-headerFilterRow'),
  'Quick filter': hasFirst('goods', 'Coffee beans'),
  Pagination: async (stage) => {
    await expect(cells(stage, 'number')).toHaveCount(5);
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(cells(stage, 'number').first()).toHaveText('NG-10006');
  },
  'Unknown number of rows': async (stage) => {
    await expect(stage.getByText(/of around 50/)).toBeVisible();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(cells(stage, 'number').first()).toHaveText('NG-10006');
  },
  'Row selection': async (stage) => {
    await stage.getByRole('checkbox', { name: 'Select row' }).first().check();
    await expect(stage.getByText('1 row selected')).toBeVisible();
  },
  'Selection of whole branches': async (stage) => {
    await stage.getByRole('checkbox', { name: 'Select row' }).first().check();
    await expect(stage.getByText('1 row selected')).toHaveCount(0);
    await expect(stage.getByText(/^\d+ rows selected$/)).toBeVisible();
  },
  'Cell selection': async (stage) => {
    await expect(stage.locator('[role="gridcell"].Mui-selected')).toHaveCount(
      4,
    );
  },
  'CSV export': hasButton(/^Export$/),
  Print: hasButton(/^Export$/),
  'Excel export': async (stage) => {
    await stage.getByRole('button', { name: 'Export' }).click();
    await expect(
      stage.page().getByRole('menuitem', { name: 'Download as Excel' }),
    ).toBeVisible();
    await stage.page().keyboard.press('Escape');
  },
  Copy: isVisible('[role="gridcell"] input[type="checkbox"]'),
  Paste: isVisible('.MuiDataGrid-cell--editable'),
  'Tree data': isVisible('.MuiDataGrid-treeDataGroupingCell'),
  'Row grouping': isVisible('.MuiDataGrid-groupingCriteriaCell'),
  Aggregation: isVisible(
    '.MuiDataGrid-aggregationRowOverlayWrapper, .MuiDataGrid-footerCell',
  ),
  Pivoting: async (stage) => {
    await expect(
      stage.getByRole('columnheader', { name: 'At sea' }),
    ).toBeVisible();
  },
  'Data source': hasFirst('number', 'NG-10001'),
  'Lazy loading': hasFirst('number', 'NG-10001'),
  'Charts integration': async (stage) => {
    await expect(stage.locator('.MuiBarElement-root')).toHaveCount(4);
  },
  'AI assistant': hasButton(/AI Assistant/),
};

testDemo(
  import.meta.url,
  'proves each feature of the map, one after the other',
  async ({ stage }) => {
    test.slow();
    const select = stage.getByRole('combobox', { name: 'Feature' });
    const names = gridFeatures.map(({ name }) => name);
    await expect(select.getByRole('option')).toHaveText(names);
    expect(Object.keys(shows)).toEqual(names);
    for (const name of names) {
      await select.selectOption(name);
      await expect(
        stage.locator(`[role$="grid"][aria-label="${name}"]`),
      ).toBeVisible();
      await shows[name]?.(stage);
    }
    // What one feature has set is gone with the next.
    await select.selectOption('Header filters');
    await expect(stage.locator('.MuiDataGrid-headerFilterRow')).toBeVisible();
    await select.selectOption('Pagination');
    await expect(stage.locator('.MuiDataGrid-headerFilterRow')).toHaveCount(0);
  },
);
