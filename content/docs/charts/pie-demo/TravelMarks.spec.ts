import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has an icon in the color of the slice in the legend, and the same icon in the tooltip',
  async ({ stage, page }) => {
    const arcs = stage.locator('.MuiPieArc-root');
    const icons = stage.getByRole('listitem').locator('svg');
    await expect(arcs).toHaveCount(4);
    await expect(icons).toHaveCount(4);
    const colors = await icons.evaluateAll((all) =>
      all.map((icon) => getComputedStyle(icon).color),
    );
    const fills = await arcs.evaluateAll((all) =>
      all.map((arc) => getComputedStyle(arc).fill),
    );
    expect(colors).toEqual(fills);
    await expect(async () => {
      await arcs.nth(3).hover();
      await expect(page.getByRole('tooltip')).toContainText('15%', {
        timeout: 1000,
      });
    }).toPass();
    const shape = await icons.nth(3).locator('path').first().getAttribute('d');
    await expect(
      page.getByRole('tooltip').locator('svg path').first(),
    ).toHaveAttribute('d', shape ?? '');
    await page.mouse.move(0, 0);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);
