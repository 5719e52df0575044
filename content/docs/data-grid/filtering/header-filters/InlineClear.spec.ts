import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'clears one filter with its button, which is only there as long as there is a value',
  async ({ stage, page }) => {
    const cell = (field: string) =>
      stage.locator(
        `.MuiDataGrid-headerFilterRow [role="columnheader"][data-field="${field}"]`,
      );
    const clear = (field: string) =>
      cell(field).getByRole('button', { name: 'Clear filter' });
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();
    await total('2 of 25');
    await expect(clear('number')).toHaveCount(0);
    await clear('containers').click();
    await total('3 of 25');
    await expect(clear('containers')).toHaveCount(0);
    await expect(cell('goods').getByRole('textbox')).toHaveValue('oil');

    // The menu no longer has the item.
    await cell('goods').getByRole('button', { name: 'Operator' }).click();
    await expect(page.getByRole('menuitem').first()).toHaveText('Contains');
    await page.keyboard.press('Escape');
    await clear('goods').click();
    await total('25');
  },
);
