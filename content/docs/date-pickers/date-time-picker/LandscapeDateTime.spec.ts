import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'puts the toolbar beside the calendar where there is room, and above it on a narrow screen',
  async ({ stage, page }) => {
    const title = stage.getByText('Select date & time');
    const toolbarIsAbove = async () => {
      const [text, grid] = await Promise.all([
        title.boundingBox(),
        stage.getByRole('grid').boundingBox(),
      ]);
      // Neither is there for a moment, while the layout changes.
      if (!text || !grid) return undefined;
      return text.x + text.width > grid.x;
    };
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await expect.poll(toolbarIsAbove).toBe(false);
    await page.setViewportSize({ width: 390, height: 720 });
    await expect.poll(toolbarIsAbove).toBe(true);
    await page.setViewportSize(wide);
    await expect.poll(toolbarIsAbove).toBe(false);

    await dayOf(stage, 30).click();
    await expect(stage.getByRole('button', { name: 'Apr 30' })).toBeVisible();
    await stage.getByRole('button', { name: 'Next', exact: true }).click();
    await expect(stage.getByRole('listbox')).toHaveCount(3);
  },
);
