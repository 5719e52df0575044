import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { drawnIds, rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'does with other features what the table of the page says',
  async ({ stage }) => {
    const numbers = (id: string) =>
      rowOf(stage, id).locator('[data-field*=">->"]');
    const alma = 'auto-generated-row-carrier/Alma Line';
    const blue = 'auto-generated-row-carrier/Blue Fjord';
    const caledon = 'auto-generated-row-carrier/Caledon';
    const all = 'auto-generated-group-footer-root';
    const headers = stage.getByRole('columnheader');
    const pivot = stage.getByLabel('Pivot', { exact: true });
    const choose = async (feature: string) => {
      await stage.getByLabel('Pivoting with').selectOption(feature);
    };

    // Filters use columns that are not shown.
    await expect(numbers(all)).toHaveText(['22', '14']);
    await choose('a filter and all rows');
    await expect(numbers(all)).toHaveText(['33', '17']);
    await choose('sorting');
    await expect(rowOf(stage, caledon)).toHaveAttribute('data-rowindex', '0');
    expect(await drawnIds(stage)).toEqual([caledon, blue, alma, all]);

    await choose('checkboxes');
    await rowOf(stage, alma).getByRole('checkbox').check();
    await expect(rowOf(stage, alma)).toHaveAttribute('aria-selected', 'true');
    await pivot.uncheck();
    await expect(rowOf(stage, 1)).toHaveAttribute('aria-selected', 'false');
    await pivot.check();
    await expect(rowOf(stage, alma)).toHaveAttribute('aria-selected', 'false');

    await choose('editing');
    await numbers(alma).first().dblclick();
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);
    await pivot.uncheck();
    await rowOf(stage, 1).locator('[data-field="containers"]').dblclick();
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(1);

    await choose('pages');
    await pivot.check();
    await expect(numbers(all)).toHaveText(['33', '17']);
    await expect(rowOf(stage, blue)).toBeVisible();
    await expect(rowOf(stage, caledon)).toHaveCount(0);
    await choose('a pinned column');
    await expect(
      rowOf(stage, alma).locator('.MuiDataGrid-cell--pinnedLeft'),
    ).toContainText('Alma Line');
    await choose('pinned rows');
    await expect(numbers('11')).toHaveText(['', '']);
    await expect(numbers(all)).toHaveText(['33', '17']);
    await choose('column groups');
    await expect(headers.filter({ hasText: 'Cargo' })).toHaveCount(0);
    await pivot.uncheck();
    await expect(headers.filter({ hasText: 'Cargo' })).toHaveCount(1);
    await pivot.check();
    await choose('row grouping');
    await expect(rowOf(stage, alma)).toBeVisible();
    await pivot.uncheck();
    await expect(
      rowOf(stage, 'auto-generated-row-port/Rotterdam'),
    ).toBeVisible();
    await pivot.check();
    await choose('totals');
    await expect(numbers(all)).toHaveText(['33', '17']);
    await pivot.uncheck();
    await expect(rowOf(stage, all).locator('[data-field="rate"]')).toHaveText(
      '1,180',
    );
    await pivot.check();
    await choose('tree data');
    await expect(headers.filter({ hasText: 'Group' })).toHaveCount(1);
    await expect(numbers(all)).toHaveText(['33', '17']);
    await choose('header filters');
    await expect(numbers(all)).toHaveText(['33', '17']);
    await expect(stage.locator('.MuiDataGrid-headerFilterRow')).toHaveCount(0);
    await choose('loading');
    await expect(rowOf(stage, 1)).toBeVisible();
    await expect(rowOf(stage, alma)).toHaveCount(0);
  },
);
