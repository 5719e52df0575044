import { expect, test } from '@playwright/test';
import { tickLabels } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';
import { expectLinesAtEdges } from '#tests/support/gridLines.ts';

testDemo(
  import.meta.url,
  'titles both axes and labels each month, and keeps the titles inside of the drawing when it is narrow',
  async ({ stage }) => {
    const months = tickLabels(stage).filter({ hasText: /^[A-Z][a-z]{2}$/ });
    const titles = ['Month of 2025', 'Water temperature (°C)'];
    await expect(months).toHaveText(['Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul']);
    await stage.evaluate((box) => {
      box.style.width = '260px';
    });
    for (const title of titles) {
      await expect(stage.getByText(title, { exact: true })).toBeVisible();
      await expect(async () => {
        const label = await stage
          .getByText(title, { exact: true })
          .boundingBox();
        const svg = await stage.locator('svg').boundingBox();
        if (!label || !svg) throw new Error('The chart has no size.');
        expect(label.x).toBeGreaterThanOrEqual(svg.x - 1);
        expect(label.y + label.height).toBeLessThanOrEqual(
          svg.y + svg.height + 1,
        );
      }).toPass();
    }
    await stage.evaluate((box) => {
      box.style.width = '';
    });
    await expect(months).toHaveCount(6);
  },
);

test('keeps vertical lines at the edges of the categories, wherever the ticks are', () => {
  // Proves: On a band scale, they are always
  expectLinesAtEdges();
});
