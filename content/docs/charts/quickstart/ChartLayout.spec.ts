import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shrinks the drawing area by the margin on all sides, and by the axis on one',
  async ({ stage, page }) => {
    const area = stage.locator('svg > rect');
    const sizes = () =>
      area.evaluate((rect) =>
        ['x', 'y', 'width', 'height'].map((name) =>
          Math.round(Number(rect.getAttribute(name))),
        ),
      );
    const [x = 0, y = 0, width = 0, height = 0] = await sizes();
    expect([x, y]).toEqual([65, 20]);

    await stage.getByRole('slider', { name: /^margin/ }).focus();
    for (let step = 0; step < 10; step += 1)
      await page.keyboard.press('ArrowUp');
    await expect.poll(sizes).toEqual([75, 30, width - 20, height - 20]);

    await stage.getByRole('slider', { name: /^yAxis/ }).focus();
    await page.keyboard.press('End');
    await expect.poll(sizes).toEqual([130, 30, width - 75, height - 20]);
    await page.keyboard.press('Home');
    await expect.poll(sizes).toEqual([60, 30, width - 5, height - 20]);
  },
);
