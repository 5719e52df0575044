import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'refers to the clip path only while the switch is on',
  async ({ stage, page }) => {
    const plot = stage.locator('[data-plot]');
    const clip = stage.getByRole('switch', { name: 'Clip the line' });
    await expect(stage.locator('.MuiLineElement-root')).toHaveCount(1);
    expect(await plot.getAttribute('clip-path')).toBeNull();
    await clip.check();
    await expect(plot).toHaveAttribute('clip-path', /^url\("#.+"\)$/);
    const target = /#(.+)"\)$/.exec(
      (await plot.getAttribute('clip-path')) ?? '',
    )?.[1];
    await expect(page.locator(`[id="${target}"]`)).toHaveCount(1);
    const [line, rect] = await Promise.all([
      stage.locator('.MuiLineElement-root').boundingBox(),
      stage
        .locator('.MuiChartsAxis-directionY .MuiChartsAxis-line')
        .boundingBox(),
    ]);
    // The line itself is higher than the drawing area: the clip path hides a part of it.
    expect(line?.y ?? 0).toBeLessThan(rect?.y ?? 0);
    await clip.uncheck();
    expect(await plot.getAttribute('clip-path')).toBeNull();
  },
);
