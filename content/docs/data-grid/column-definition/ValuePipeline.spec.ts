import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows tons, stores kilograms, and leaves the row alone when an edit is canceled',
  async ({ stage, page }) => {
    const weights = stage.locator('[role="gridcell"][data-field="weight"]');
    const step = (name: string) => stage.getByRole('row', { name });
    await expect(weights.first()).toHaveText('182.4 t');
    await expect(step('valueGetter')).toContainText('182400182.4');
    await expect(step('valueFormatter')).toContainText('182.4"182.4 t"');
    await expect(step('valueSetter')).toHaveCount(0);

    await weights.nth(1).dblclick();
    const input = stage.getByRole('spinbutton');
    await input.fill('-18.25');
    await expect(input).toHaveValue('18.25');
    await expect(step('valueParser')).toContainText('"-18.25"18.25');
    await expect(step('valueSetter')).toContainText('weight: 18250');
    await page.keyboard.press('Enter');
    await expect(weights.nth(1)).toHaveText('18.3 t');
    await expect(step('valueGetter')).toContainText('1825018.25');

    // Escape: nothing is stored.
    await weights.nth(1).dblclick();
    await input.fill('7');
    await page.keyboard.press('Escape');
    await expect(weights.nth(1)).toHaveText('18.3 t');
    // The empty text becomes null, and null is stored as 0.
    await weights.nth(2).dblclick();
    await input.fill('');
    await page.keyboard.press('Enter');
    await expect(weights.nth(2)).toHaveText('0.0 t');
  },
);
