import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes the panel with a plain button, and says whether it is open',
  async ({ stage, page }) => {
    const toolbar = stage.getByRole('toolbar');
    const button = toolbar.getByRole('button', { name: 'Pivot' });
    const panel = stage.locator('.MuiDataGrid-sidebar');
    await expect(toolbar.locator('.MuiButtonBase-root')).toHaveCount(0);
    await expect(button).not.toHaveAttribute('aria-expanded');
    const closed = await button.evaluate(
      (element) => getComputedStyle(element).borderTopColor,
    );
    for (let time = 0; time < 2; time += 1) {
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(button).not.toHaveCSS('border-top-color', closed);
      await button.click();
      await expect(panel).toHaveCount(0);
      await expect(button).not.toHaveAttribute('aria-expanded');
    }
  },
);

testStylings(import.meta.url, '[role="toolbar"], [role="toolbar"] button');
