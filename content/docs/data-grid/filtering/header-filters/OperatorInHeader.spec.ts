import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by the slider with the keyboard, from one end to the other, and clears it',
  async ({ stage, page }) => {
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();
    const cell = stage.locator(
      '.MuiDataGrid-headerFilterRow [role="columnheader"][data-field="containers"]',
    );
    const slider = cell.getByRole('slider');
    await stage
      .getByRole('columnheader', { name: 'Containers' })
      .first()
      .focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(slider).toBeFocused();
    await page.keyboard.press('End');
    await total('1 of 25');
    await page.keyboard.press('Home');
    await total('25');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await total('24 of 25');
    await page.keyboard.press('Escape');

    await cell.getByRole('button', { name: 'Operator' }).click();
    await page.getByRole('menuitem', { name: 'Clear filter' }).click();
    await total('25');
    await expect(slider).toHaveValue('0');
  },
);
