import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a link by keyboard, sorts by status, and exports what the cells say',
  async ({ stage, page }) => {
    const cell = (id: number, field: string) =>
      stage.locator(`[data-id="${id}"] [data-field="${field}"]`);
    const status = stage.getByRole('status');
    const states = stage.locator('[role="gridcell"][data-field="status"]');

    // From the cell below, the arrow key leads to the link itself.
    await cell(2, 'number').getByRole('button').click();
    await expect(status).toHaveText('NG-10002 is open.');
    await page.keyboard.press('ArrowUp');
    await expect(cell(1, 'number').getByRole('button')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(status).toHaveText('NG-10001 is open.');

    await stage.getByRole('columnheader', { name: 'Status' }).click();
    await expect(states).toHaveText([
      'Booked',
      'At sea',
      'At sea',
      'In customs',
      'Delivered',
      'Delivered',
      'Delivered',
      'Delayed',
    ]);
    await stage.getByRole('button', { name: 'Check the export' }).click();
    await expect(status).toHaveText(
      '8 lines, the first is NG-10001,Booked,19 of 24,"€76,019",04/24/2026',
    );
    await expect(
      cell(1, 'containers').getByRole('progressbar'),
    ).toHaveAttribute('aria-valuetext', '19 of 24');
  },
);
