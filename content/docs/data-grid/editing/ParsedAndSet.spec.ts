import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'parses on each key, and writes one cell into two fields',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const status = stage.getByRole('status');

    await cell(2, 'number').click();
    await page.keyboard.type('ng 2 007');
    await expect(input).toHaveValue('NG-2007');
    await page.keyboard.press('Enter');
    await expect(cell(2, 'number')).toHaveText('NG-2007');
    await expect(status).toContainText('number "NG-2007", origin "Felixstowe"');

    await cell(1, 'route').dblclick();
    await input.fill('Busan -  Santos ');
    await page.keyboard.press('Enter');
    await expect(status).toContainText('origin "Busan", destination "Santos"');
    await expect(cell(1, 'route')).toHaveText('Busan - Santos');

    // Without the second city the row still has both fields.
    await cell(1, 'route').dblclick();
    await input.fill('Busan');
    await page.keyboard.press('Enter');
    await expect(status).toContainText('origin "Busan", destination ""');
  },
);
