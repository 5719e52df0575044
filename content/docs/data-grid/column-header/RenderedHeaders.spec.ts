import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps names for screen readers and the column panel, and still sorts',
  async ({ stage, page, keys }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    await expect(header('Arrival').locator('svg').first()).toBeVisible();
    await expect(header('Insured')).toBeVisible();
    await header('Weight').click();
    await expect(header('Weight')).toHaveAttribute('aria-sort', 'ascending');
    await expect(
      stage.locator('[role="gridcell"][data-field="weight"]').first(),
    ).toHaveText('98,400');

    await header('Arrival').focus();
    await page.keyboard.press(keys.close);
    await expect(header('Shipment')).toBeFocused();
    await stage.getByRole('button', { name: 'Columns' }).click();
    await expect(page.getByRole('checkbox', { name: 'Insured' })).toBeChecked();
    await page.keyboard.press('Escape');
  },
);
