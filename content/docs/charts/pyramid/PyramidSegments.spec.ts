import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives each level a height in proportion to its share, with its percentage',
  async ({ stage }) => {
    const layers = stage.locator('.MuiFunnelSection-root');
    await expect(layers).toHaveCount(3);
    await expect(stage.locator('.MuiFunnelSection-label')).toHaveText([
      '16%',
      '24%',
      '60%',
    ]);
    const heights = await layers.evaluateAll((all) =>
      all.map((layer) => layer.getBoundingClientRect().height),
    );
    const [managers = 0, leads = 0, workers = 0] = heights;
    expect(workers / leads).toBeGreaterThan(2.3);
    expect(workers / leads).toBeLessThan(2.7);
    expect(leads / managers).toBeGreaterThan(1.3);
    expect(leads / managers).toBeLessThan(1.7);
    await expect(stage.getByText('Managers')).toBeVisible();
  },
);
