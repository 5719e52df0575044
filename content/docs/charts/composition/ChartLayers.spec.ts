import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lights up one layer at a time, in the order of the drawing, and all of them again',
  async ({ stage }) => {
    const svgLayers = stage.locator('[data-layer]');
    await expect(svgLayers).toHaveCount(6);
    const names = await svgLayers.evaluateAll((groups) =>
      groups.map((group) => group.getAttribute('data-layer')),
    );
    const buttons = stage.getByRole('button');
    expect(await buttons.allTextContents()).toEqual([...names, 'ChartsLegend']);

    for (const name of names) {
      await stage.getByRole('button', { name: `${name}` }).click();
      await expect(stage.locator('[data-layer][opacity="1"]')).toHaveCount(1);
      await expect(
        stage.locator(`[data-layer="${name}"][opacity="1"]`),
      ).toHaveCount(1);
    }
    await stage.getByRole('button', { name: 'ChartsLegend' }).click();
    await expect(stage.locator('[data-layer][opacity="1"]')).toHaveCount(0);
    await expect(stage.getByRole('list')).toHaveCSS('opacity', '1');
    await stage.getByRole('button', { name: 'ChartsLegend' }).click();
    await expect(stage.locator('[data-layer][opacity="1"]')).toHaveCount(6);
  },
);
