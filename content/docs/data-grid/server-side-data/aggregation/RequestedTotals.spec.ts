import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks for what users choose in the column menu',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const options = page.getByRole('listbox').getByRole('option');
    const openMenu = async (field: string, name: string) => {
      await stage
        .locator(`[role="columnheader"][data-field="${field}"]`)
        .hover();
      await stage.getByRole('button', { name: `${name} column menu` }).click();
      await page.getByRole('menu').getByRole('combobox').click();
    };
    await expect(status).toContainText('{"containers":"sum"}');
    await expect(status).toContainText('{"containers":12367}');

    await openMenu('weight', 'Weight (kg)');
    await expect(options).toHaveText(['...', 'smallest', 'largest']);
    await options.filter({ hasText: 'largest' }).click();
    await expect(status).toContainText('{"containers":"sum","weight":"max"}');
    await expect(status).toContainText('"weight":525600');

    await openMenu('carrier', 'Carrier');
    await expect(options).toHaveText(['...', 'values']);
    await options.filter({ hasText: 'values' }).click();
    await expect(status).toContainText('"carrier":1000');

    await openMenu('containers', 'Containers');
    await expect(options).toHaveText([
      '...',
      'sum',
      'smallest',
      'largest',
      'values',
    ]);
    await options.first().click();
    await expect(status).toContainText('{"weight":"max","carrier":"size"}');
  },
);
