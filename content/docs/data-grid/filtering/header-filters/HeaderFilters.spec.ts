import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by several headers, by keyboard, and by an operator without a value',
  async ({ stage, page }) => {
    const cell = (field: string) =>
      stage.locator(
        `.MuiDataGrid-headerFilterRow [role="columnheader"][data-field="${field}"]`,
      );
    const choose = async (field: string, name: string) => {
      await cell(field).getByRole('button', { name: 'Operator' }).click();
      // The menu takes the focus once it stands; before, the field behind it still may.
      await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1);
      await page.getByRole('menuitem', { name, exact: true }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();

    // From the header to its filter, into the field, and back to the rows.
    await stage.getByRole('columnheader', { name: 'Goods' }).first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(cell('goods')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(cell('goods').getByRole('textbox')).toBeFocused();
    await page.keyboard.type('paper');
    await total('6 of 40');
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(
      stage.locator('[role="gridcell"][data-field="goods"]').first(),
    ).toBeFocused();

    await cell('containers').getByRole('spinbutton').fill('18');
    await total('1 of 40');
    await choose('containers', 'Less than');
    await total('3 of 40');
    await choose('goods', 'Is empty');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await expect(cell('goods').getByRole('textbox')).toHaveCount(0);

    await choose('goods', 'Clear filter');
    await expect(cell('goods').getByRole('textbox')).toHaveValue('');
    await cell('containers').getByRole('spinbutton').fill('');
    await total('40');
  },
);
