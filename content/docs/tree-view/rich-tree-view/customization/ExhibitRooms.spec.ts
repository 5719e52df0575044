import { expect } from '@playwright/test';
import { testDemo, testStylings } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'moves the selection', async ({ stage, page }) => {
  const selected = stage.locator('[data-selected]');
  await stage.getByText('Globes').click();
  await expect(selected).toHaveText('Globes');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(selected).toHaveText('Compasses');
});

testStylings(import.meta.url, '.MuiTreeItem-content, .MuiTreeItem-label');
