import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'computes and labels what the application defines, and offers nothing that it took away',
  async ({ stage, page }) => {
    const total = (field: string) =>
      rowOf(stage, 'auto-generated-group-footer-root').locator(
        `[data-field="${field}"]`,
      );
    await expect(total('carrier')).toHaveText('3 different');
    await expect(total('port')).toHaveText('10');
    await expect(total('containers')).toHaveText('1 – 10');
    const offered = async (column: string) => {
      const header = stage.getByRole('columnheader', { name: column });
      await header.hover();
      await header.getByRole('button', { name: /column menu/ }).click();
      await page.getByRole('combobox', { name: 'Aggregation' }).click();
      const names = page.getByRole('option');
      await expect(names.first()).toHaveText('...');
      return names;
    };
    // avg, min and max are gone; "different" is for texts.
    await expect(await offered('Containers')).toHaveText([
      '...',
      'sum',
      'size',
      'range',
    ]);
    await page.getByRole('option', { name: 'sum', exact: true }).click();
    await expect(total('containers')).toHaveText('50');
    await expect(await offered('Port')).toHaveText([
      '...',
      'size',
      'different',
    ]);
    await page.getByRole('option', { name: 'different' }).click();
    await expect(total('port')).toHaveText('2 different');

    // Proves: apply is also called with an empty array, for example if
    await stage.getByRole('columnheader', { name: 'Carrier' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page
      .getByRole('menu', { name: 'Carrier' })
      .getByRole('menuitem', { name: 'Filter' })
      .click();
    await page.getByPlaceholder('Filter value').fill('nobody');
    await expect(total('carrier')).toHaveText('0 different');
    await page.keyboard.press('Escape');
  },
);
