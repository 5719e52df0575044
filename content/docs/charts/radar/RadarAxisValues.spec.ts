import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the values along one metric, from the center outward, and not at the others',
  async ({ stage }) => {
    const labels = stage.locator('.MuiRadarAxis-label');
    await expect(stage.locator('.MuiRadarAxis-root')).toHaveCount(1);
    await expect(labels).toHaveText(['2', '4', '6', '8', '10']);
    const heights = await labels.evaluateAll((all) =>
      all.map((label) => label.getBoundingClientRect().y),
    );
    expect(heights).toEqual([...heights].sort((a, b) => b - a));
  },
);
