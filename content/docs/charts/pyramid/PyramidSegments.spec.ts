import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives each level a height in proportion to its share, with its percentage',
  async ({ stage }) => {
    const layers = stage.locator('.MuiFunnelSection-root');
    await expect(layers).toHaveCount(3);
    await expect(stage.locator('.MuiFunnelSection-label')).toHaveText([
      '9%',
      '31%',
      '60%',
    ]);
    const heights = await layers.evaluateAll((all) =>
      all.map((layer) => layer.getBoundingClientRect().height),
    );
    const [directors = 0, managers = 0, workers = 0] = heights;
    expect(workers / managers).toBeGreaterThan(1.7);
    expect(workers / managers).toBeLessThan(2.2);
    expect(managers / directors).toBeGreaterThan(2.5);
    await expect(stage.getByText('Managers')).toBeVisible();
  },
);
