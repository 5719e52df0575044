import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'scrolls the legend with the keyboard, and keeps the height of the chart',
  async ({ stage, page }) => {
    const legend = stage.getByRole('list');
    await expect(legend.getByRole('listitem')).toHaveCount(10);
    expect((await legend.boundingBox())?.height ?? 999).toBeLessThanOrEqual(
      181,
    );
    await legend.focus();
    await page.keyboard.press('End');
    await expect(legend.getByText('Poetry')).toBeInViewport();
    await expect
      .poll(() => legend.evaluate((list) => list.scrollTop))
      .toBeGreaterThan(0);
    expect(
      await legend.evaluate((list) => list.scrollWidth - list.clientWidth),
    ).toBeLessThanOrEqual(1);
  },
);
