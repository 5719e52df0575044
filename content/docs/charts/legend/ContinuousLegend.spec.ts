import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names both ends of the gradient, and colors each village by its young storks',
  async ({ stage }) => {
    const legend = stage.locator('.MuiContinuousColorLegend-root');
    await expect(legend.getByRole('listitem').first()).toHaveText(
      '0 young storks',
    );
    await expect(legend.getByRole('listitem').last()).toHaveText('50');
    await expect(legend.locator('rect')).toHaveAttribute('fill', /^url\(#/);
    const points = stage.locator('.MuiScatter-root circle');
    await expect(points).toHaveCount(7);
    const fills = await points.evaluateAll((marks) =>
      marks.map((mark) => getComputedStyle(mark).fill),
    );
    expect(new Set(fills).size).toBe(7);
  },
);
