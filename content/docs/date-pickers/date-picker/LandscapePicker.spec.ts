import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'puts the toolbar beside the calendar where there is room, and above it on a narrow screen',
  async ({ stage, page }) => {
    const toolbar = stage.getByRole('heading', { name: 'Fri, Apr 17' });
    const toolbarIsAbove = async () => {
      const [text, grid] = await Promise.all([
        toolbar.boundingBox(),
        stage.getByRole('grid').boundingBox(),
      ]);
      // Neither is there for a moment, while the layout changes.
      if (!text || !grid) return undefined;
      return text.x < grid.x + grid.width && text.x + text.width > grid.x;
    };
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await expect.poll(toolbarIsAbove).toBe(false);
    await page.setViewportSize({ width: 390, height: 720 });
    await expect.poll(toolbarIsAbove).toBe(true);
    await page.setViewportSize(wide);
    await expect.poll(toolbarIsAbove).toBe(false);

    await dayOf(stage, 30).click();
    await expect(
      stage.getByRole('heading', { name: 'Thu, Apr 30' }),
    ).toBeVisible();
  },
);
