import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts two funnels on one center, so that their widths can be compared',
  async ({ stage }) => {
    const sections = stage.locator('.MuiFunnelSection-root');
    await expect(sections).toHaveCount(8);
    await expect(stage.locator('.MuiFunnelSection-label')).toHaveText([
      '180',
      '92',
      '52',
      '31',
    ]);
    const boxes = await Promise.all(
      [0, 3, 4, 7].map((index) => sections.nth(index).boundingBox()),
    );
    const [applied23, hired23, applied24, hired24] = boxes;
    if (!applied23 || !hired23 || !applied24 || !hired24) {
      throw new Error('The sections have no size.');
    }
    const center = (box: { x: number; width: number }) => box.x + box.width / 2;
    expect(Math.abs(center(applied23) - center(applied24))).toBeLessThan(2);
    expect(applied24.width).toBeLessThan(applied23.width);
    expect(hired24.width).toBeGreaterThan(hired23.width);
    await expect(stage.getByText('Trial day')).toBeVisible();
  },
);
