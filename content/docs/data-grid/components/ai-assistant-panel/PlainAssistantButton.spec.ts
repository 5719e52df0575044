import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens the panel with a plain button, answers, and gives the focus back',
  async ({ stage, page }) => {
    const toolbar = stage.getByRole('toolbar');
    const button = toolbar.getByRole('button', { name: 'Ask the table' });
    const panel = page.locator('.MuiDataGrid-aiAssistantPanel');
    await expect(toolbar.locator('.MuiButtonBase-root')).toHaveCount(0);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await panel.getByRole('textbox').fill('delayed');
    await page.keyboard.press('Enter');
    await expect(
      stage.locator('[role="gridcell"][data-field="status"]'),
    ).toHaveText(['Delayed']);
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    await expect(button).not.toHaveAttribute('aria-expanded');
    // The same button closes it.
    await button.click();
    await expect(panel).toBeVisible();
    await button.click();
    await expect(panel).toHaveCount(0);
  },
);

testStylings(import.meta.url, '[role="toolbar"], [role="toolbar"] button');
