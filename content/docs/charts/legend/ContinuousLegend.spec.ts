import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names both ends of the gradient, and gives equal counts equal colors',
  async ({ stage }) => {
    const legend = stage.locator('.MuiContinuousColorLegend-root');
    await expect(legend.getByRole('listitem').first()).toHaveText(
      '0 young storks',
    );
    await expect(legend.getByRole('listitem').last()).toHaveText('50');
    await expect(legend.locator('rect')).toHaveAttribute('fill', /^url\(#/);
    const fills = await stage
      .locator('.MuiScatter-root circle')
      .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark).fill));
    expect(fills).toHaveLength(7);
    expect(new Set(fills).size).toBe(7);
  },
);
