import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'dashes one line, thickens the other, and fills the marks of the second alone',
  async ({ stage }) => {
    const planned = stage.locator('.MuiLineElement-series-planned');
    const done = stage.locator('.MuiLineElement-series-done');
    await expect(planned).toHaveCSS('stroke-dasharray', '6px, 4px');
    await expect(planned).toHaveCSS('stroke-width', '2px');
    await expect(done).toHaveCSS('stroke-width', '4px');
    await expect(done).toHaveCSS('stroke-dasharray', 'none');
    const marks = stage.locator('.MuiMarkElement-root');
    // No mark for the quarter without a value.
    await expect(marks).toHaveCount(5);
    const text = await stage
      .getByRole('img', { name: /^Meters of tunnel/ })
      .evaluate((chart) => getComputedStyle(chart).color);
    for (const mark of await marks.all()) {
      await expect(mark).toHaveCSS('fill', text);
    }
  },
);
