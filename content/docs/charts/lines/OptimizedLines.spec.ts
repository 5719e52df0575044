import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'draws 601 values as one path with one mark, at the lowest of them',
  async ({ stage, page }) => {
    const marks = stage.locator('.MuiMarkElement-root');
    await expect(marks).toHaveCount(1);
    const line = stage.locator('.MuiLineElement-root');
    await expect(line).toHaveCount(1);
    const bottom = await line.evaluate((path) => {
      if (!(path instanceof SVGGraphicsElement)) throw new Error('No path.');
      const { y, height } = path.getBBox();
      return y + height;
    });
    const marked = Number(await marks.getAttribute('cy'));
    expect(Math.abs(bottom - marked)).toBeLessThan(1);
    await expect(stage.locator('figcaption')).toContainText(/49\.8\d* Hz$/);
    // A value has about one pixel of width, so the neighbor may be the nearest one.
    await marks.hover({ force: true });
    await expect(tooltipRows(page)).toContainText([/^Frequency49\.8\d* Hz$/]);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
