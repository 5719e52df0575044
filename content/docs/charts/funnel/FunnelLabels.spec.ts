import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes number and share beside the sections, and inside the first one, within the chart',
  async ({ stage }) => {
    const labels = stage.locator('.MuiFunnelSection-label');
    await expect(labels).toHaveText([
      '9,400 visits',
      '5,170 (55%)',
      '1,620 (31%)',
      '890 (55%)',
      '610 (69%)',
    ]);
    const chart = await stage.getByRole('img').boundingBox();
    if (!chart) throw new Error('The chart has no size.');
    for (const label of await labels.all()) {
      const box = await label.boundingBox();
      if (!box) throw new Error('The label has no size.');
      expect(box.x + box.width).toBeLessThanOrEqual(chart.x + chart.width);
    }
    const last = await stage
      .locator('.MuiFunnelSection-root')
      .last()
      .boundingBox();
    const text = await labels.last().boundingBox();
    if (!last || !text) throw new Error('The section has no size.');
    expect(text.x).toBeGreaterThan(last.x + last.width / 2);
  },
);
