import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the same days in both charts, whichever is zoomed',
  async ({ stage, page }) => {
    const axes = stage.locator('.MuiChartsAxis-directionX');
    const days = async (chart: number) =>
      (
        await axes
          .nth(chart)
          .locator('.MuiChartsAxis-tickLabel')
          .allTextContents()
      ).join(' ');
    await expect.poll(() => days(0)).not.toBe('');
    for (const chart of [0, 1]) {
      const before = await days(0);
      await stage.getByRole('img').nth(chart).hover();
      await page.mouse.wheel(0, -400);
      await expect.poll(() => days(0)).not.toBe(before);
      await expect
        .poll(async () => (await days(0)) === (await days(1)))
        .toBe(true);
    }
    await page.mouse.move(0, 0);
  },
);
