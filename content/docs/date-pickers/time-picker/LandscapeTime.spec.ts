import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'puts the toolbar beside the dial where there is room, and above it on a narrow screen',
  async ({ stage, page }) => {
    const title = stage.getByText('Select time');
    const dial = stage.getByRole('listbox');
    const toolbarIsAbove = async () => {
      const [text, clock] = await Promise.all([
        title.boundingBox(),
        dial.locator('..').boundingBox(),
      ]);
      // Neither is there for a moment, while the layout changes.
      if (!text || !clock) return undefined;
      return text.x + text.width > clock.x;
    };
    const wide = page.viewportSize() ?? { width: 1280, height: 720 };
    await expect.poll(toolbarIsAbove).toBe(false);
    await page.setViewportSize({ width: 390, height: 720 });
    await expect.poll(toolbarIsAbove).toBe(true);
    await page.setViewportSize(wide);
    await expect.poll(toolbarIsAbove).toBe(false);

    await dial.focus();
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByRole('button', { name: '01' })).toBeVisible();
  },
);
