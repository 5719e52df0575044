import { expect } from '@playwright/test';
import { tooltipRows } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts the kinds of fields around the slice of the fields, each in a color of its own',
  async ({ stage, page }) => {
    const rings = stage.locator('.MuiPieChart-series');
    await expect(rings).toHaveCount(2);
    const fills = await stage
      .locator('.MuiPieArc-root')
      .evaluateAll((arcs) => arcs.map((arc) => arc.getAttribute('fill')));
    expect(new Set(fills).size).toBe(6);
    await expect(stage.locator('.MuiPieArcLabel-root')).toHaveText([
      'Fields',
      'Forest',
      'Homes',
      'Wheat',
      'Corn',
      'Fallow',
    ]);
    await stage.locator('.MuiPieArc-root').nth(4).hover();
    await expect(tooltipRows(page)).toHaveText(['Corn15%']);
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
