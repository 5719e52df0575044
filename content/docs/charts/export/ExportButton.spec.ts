import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves a PNG file twice, and leaves the chart as it was',
  async ({ stage, page }) => {
    const chart = stage.getByRole('img', { name: /^Books lent/ });
    const before = await chart.boundingBox();
    for (let time = 0; time < 2; time += 1) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        stage.getByRole('button', { name: 'Save as PNG' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('library-loans.png');
      const file = readFileSync(await download.path());
      expect(file.subarray(1, 4).toString()).toBe('PNG');
      // Width and height of the picture, in the header of the file.
      expect(file.readUInt32BE(16)).toBeGreaterThan(200);
      expect(file.readUInt32BE(20)).toBeGreaterThan(260);
    }
    expect(await chart.boundingBox()).toEqual(before);
    await expect(page.locator('iframe[title="library-loans"]')).toHaveCount(0);
  },
  { alone: true },
);
