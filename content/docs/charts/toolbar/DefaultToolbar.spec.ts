import { expect } from '@playwright/test';
import { barsOf } from '#tests/support/chart.ts';
import { testDemo } from '#tests/support/demo.ts';
import { expectPngFromToolbar } from '#tests/support/savedPicture.ts';

testDemo(
  import.meta.url,
  'has one tab stop, and zooms in until the limit',
  async ({ stage, page }) => {
    const toolbar = stage.getByRole('toolbar');
    const zoomIn = toolbar.getByRole('button', { name: 'Zoom in' });
    await expect(toolbar.getByRole('button')).toHaveCount(3);
    await expect(toolbar.locator('button[tabindex="0"]')).toHaveCount(1);
    const before = await barsOf(stage).count();
    for (let press = 0; press < 40; press += 1) {
      if (await zoomIn.isDisabled()) break;
      await zoomIn.click();
    }
    await expect(zoomIn).toBeDisabled();
    await expect.poll(() => barsOf(stage).count()).toBeLessThan(before);
    await expect(
      toolbar.getByRole('button', { name: 'Zoom out' }),
    ).toBeEnabled();
    await page.mouse.move(0, 0);
  },
);

testDemo(
  import.meta.url,
  'saves a picture from its menu, and another one of fewer stops',
  async ({ stage }) => {
    await expectPngFromToolbar(stage);
    const before = await barsOf(stage).count();
    await stage.getByRole('button', { name: 'Zoom in' }).click();
    await expect.poll(() => barsOf(stage).count()).toBeLessThan(before);
    await expectPngFromToolbar(stage);
  },
);
