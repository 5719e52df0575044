import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives each power of ten the same height, so that no value sticks to the axis',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(7);
    const places = await marks.evaluateAll((all) =>
      all.map((mark) => Number(mark.getAttribute('cy'))),
    );
    const [first = 0, second = 0, third = 0] = places;
    // 2,250 to 29,000 and 29,000 to 275,000 are both about a factor of ten.
    const ratio = (first - second) / (second - third);
    expect(ratio).toBeGreaterThan(0.9);
    expect(ratio).toBeLessThan(1.35);
    await marks.first().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText([
      'Transistors2.3K (Intel 4004)',
    ]);
    await marks.last().hover({ force: true });
    await expect(tooltipRows(page)).toHaveText(['Transistors16B (Apple M1)']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
