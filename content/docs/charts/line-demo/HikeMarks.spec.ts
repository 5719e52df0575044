import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws a house with its name at three points of the line, and at no other',
  async ({ stage, page }) => {
    const marks = stage.locator('[data-hut]');
    const line = stage.locator('.MuiLineElement-root');
    await expect(marks.locator('text')).toHaveText([
      'Alder Hut',
      'Summit Hut',
      'Fern Inn',
    ]);
    const box = await line.boundingBox();
    if (!box) throw new Error('The line has no size.');
    const houses = await Promise.all(
      [0, 1, 2].map((index) => marks.nth(index).locator('path').boundingBox()),
    );
    houses.forEach((house, index) => {
      if (!house) throw new Error('The mark has no size.');
      const kilometer = [4, 8, 11][index] ?? 0;
      const place = box.x + (box.width * kilometer) / 12;
      expect(Math.abs(house.x + house.width / 2 - place)).toBeLessThan(3);
    });
    await page.mouse.move(box.x + (box.width * 8) / 12, box.y + 60);
    await expect(tooltipRows(page)).toHaveText(['HeightSummit Hut, 1610 m']);
    await page.mouse.move(box.x + (box.width * 9) / 12, box.y + 60);
    await expect(tooltipRows(page)).toHaveText(['Height1460 m']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
