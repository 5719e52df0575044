import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'adds up ten rows, changes the function in the menu, and loses its last row without any',
  async ({ stage, page }) => {
    const totals = rowOf(stage, 'auto-generated-group-footer-root');
    const cell = (field: string) => totals.locator(`[data-field="${field}"]`);
    await expect(cell('containers')).toHaveText('50');
    await expect(cell('rate')).toHaveText('1,180');

    const choose = async (column: string, name: string) => {
      const header = stage.getByRole('columnheader', { name: column });
      await header.hover();
      await header.getByRole('button', { name: /column menu/ }).click();
      await page.getByRole('combobox', { name: 'Aggregation' }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    await choose('Containers', 'max');
    await expect(cell('containers')).toHaveText('10');
    await expect(
      stage.getByRole('columnheader', { name: 'Containers' }),
    ).toContainText('max');
    await choose('Containers', '...');
    await expect(cell('containers')).toHaveText('');
    await expect(cell('rate')).toHaveText('1,180');
    await choose('Rate (€)', '...');
    await expect(totals).toHaveCount(0);
  },
);
