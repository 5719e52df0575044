import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'colors each apartment by its distance, and explains the colors in the legend',
  async ({ stage, page }) => {
    const points = stage.locator('.MuiScatter-root > *');
    await expect(points).toHaveCount(10);
    const fills = await points.evaluateAll((all) =>
      all.map((point) => point.getAttribute('fill')),
    );
    expect(new Set(fills).size).toBe(10);
    await expect(stage.getByText('0 km', { exact: true })).toBeVisible();
    await expect(stage.getByText('10 km to the center')).toBeVisible();
    await points.first().hover({ force: true });
    await expect(tooltipRows(page)).toContainText(['34 m², €620, 1.1 km away']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
