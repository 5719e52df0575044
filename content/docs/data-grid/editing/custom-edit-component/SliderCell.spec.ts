import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives the slider the focus, keeps its value with Enter, and discards it with Escape',
  async ({ stage, page }) => {
    const cell = stage.locator('[data-id="2"] [data-field="containers"]');
    const slider = cell.getByRole('slider');

    await cell.click();
    await page.keyboard.press('Enter');
    await expect(slider).toBeFocused();
    await slider.press('End');
    await expect(slider).toHaveValue('24');
    await page.keyboard.press('Enter');
    await expect(cell).toHaveText('24');

    await cell.dblclick();
    await slider.press('Home');
    await expect(slider).toHaveValue('1');
    await page.keyboard.press('Escape');
    await expect(cell).toHaveText('24');
    await expect(cell).toBeFocused();

    // Delete clears the value before the slider sees it.
    await page.keyboard.press('Delete');
    await expect(slider).toHaveValue('1');
    await slider.press('PageUp');
    await page.keyboard.press('Tab');
    await expect(slider).toHaveCount(0);
    await expect(cell).toHaveText('11');
  },
);
