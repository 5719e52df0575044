import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has a fixed, a default and a fluid column, which fills the rest but keeps its minimum',
  async ({ stage, page }) => {
    const width = async (name: string) =>
      (await stage.getByRole('columnheader', { name }).boundingBox())?.width;
    expect(await width('Shipment')).toBe(110);
    expect(await width('Insured')).toBe(100);
    const grid = (await stage.getByRole('grid').boundingBox())?.width ?? 0;
    expect(await width('Goods')).toBe(grid - 210);

    await page.setViewportSize({ width: 300, height: 800 });
    await expect.poll(() => width('Goods')).toBe(120);
    expect(await width('Shipment')).toBe(110);
    await page.setViewportSize({ width: 1280, height: 720 });
  },
);
