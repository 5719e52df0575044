import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

/** The table of the page: what each function gives for each column. */
const results: Record<string, [string, string, string, string]> = {
  sum: ['15', '4', '0', '0'],
  avg: ['5', '4', '', ''],
  min: ['4', '4', '-6', '4'],
  max: ['6', '4', '6', '6'],
  size: ['3', '2', '3', '3'],
};

testDemo(
  import.meta.url,
  'gives the results of the table for gaps, zeros and texts',
  async ({ stage, page }) => {
    const totals = rowOf(stage, 'auto-generated-group-footer-root');
    const choose = async (name: string) => {
      await stage.getByRole('button', { name, exact: true }).click();
      await expect(
        stage.getByRole('columnheader', { name: 'Gaps' }),
      ).toContainText(name);
    };
    const cell = (field: string) => totals.locator(`[data-field="${field}"]`);
    // Proves: If the sum is 0, avg shows nothing.
    for (const [name, [numbers, gaps, balance, texts]] of Object.entries(
      results,
    )) {
      await choose(name);
      await expect(cell('numbers')).toHaveText(numbers);
      await expect(cell('gaps')).toHaveText(gaps);
      await expect(cell('balance')).toHaveText(balance);
      await expect(cell('texts')).toHaveText(texts);
    }

    // Proves: Then sum and size show 0, and the other functions show nothing.
    await stage.getByRole('columnheader', { name: 'Port' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByPlaceholder('Filter value').fill('nowhere');
    await expect(rowOf(stage, 1)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(cell('numbers')).toHaveText('0');
    for (const name of ['avg', 'min', 'max']) {
      await choose(name);
      await expect(cell('numbers')).toHaveText('');
      await expect(cell('balance')).toHaveText('');
      await choose('sum');
      await expect(cell('numbers')).toHaveText('0');
    }
    await choose('size');
    await expect(cell('numbers')).toHaveText('0');
  },
);
