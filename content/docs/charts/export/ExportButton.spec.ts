import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { savedPicture } from '#tests/support/savedPicture.ts';

testDemo(
  import.meta.url,
  'saves a PNG with the title above the chart, twice, and leaves the page as it was',
  async ({ stage, page }) => {
    const chart = stage.getByRole('img', { name: /^Books lent/ });
    const before = await chart.boundingBox();
    const save = stage.getByRole('button', { name: 'Save as PNG' });
    for (let time = 0; time < 2; time += 1) {
      const picture = await savedPicture(page, () => save.click());
      expect(picture).toMatchObject({
        name: 'library-loans.png',
        format: 'png',
      });
      // The chart alone is 260 px high; the title is above it.
      expect(picture.height).toBeGreaterThan(280);
      expect(picture.width).toBeGreaterThanOrEqual(
        Math.floor(before?.width ?? Infinity),
      );
      expect(picture.entropy).toBeGreaterThan(0.1);
    }
    expect(await chart.boundingBox()).toEqual(before);
    await expect(page.locator('iframe[title="library-loans"]')).toHaveCount(0);
  },
  { alone: true },
);

testDemo(
  import.meta.url,
  'prints the chart alone, under its title',
  async ({ stage, page }) => {
    const printed = page.waitForEvent('frameattached');
    await stage.getByRole('button', { name: 'Print' }).click();
    const frame = await printed;
    await expect(frame.getByRole('heading')).toHaveText(
      'Books lent by the library, 2021 to 2025',
    );
    await expect(frame.getByRole('img')).toHaveCount(1);
    await expect(frame.getByRole('button')).toHaveCount(0);
  },
  { alone: true },
);
