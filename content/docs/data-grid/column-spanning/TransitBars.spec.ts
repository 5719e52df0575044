import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws one cell over two columns, which both still sort',
  async ({ stage, page, keys }) => {
    const bars = stage.locator('[role="gridcell"][data-field="departure"]');
    const arrivals = stage.locator('[role="gridcell"][data-field="arrival"]');
    await expect(bars.first()).toHaveAttribute('aria-colspan', '2');
    expect((await bars.first().boundingBox())?.width).toBe(205);
    await expect(arrivals).toHaveCount(0);

    await stage.getByRole('columnheader', { name: 'Arrival' }).click();
    await expect(bars.first()).toContainText('Feb 26');
    await expect(bars.last()).toContainText('May 18');

    // The hidden cell gets no focus: from the last cell there is no way on.
    await bars.first().click();
    await page.keyboard.press(keys.open);
    await expect(bars.first()).toBeFocused();
    await page.keyboard.press(keys.close);
    await expect(
      stage.locator('[role="gridcell"][data-field="number"]').first(),
    ).toBeFocused();
  },
);
