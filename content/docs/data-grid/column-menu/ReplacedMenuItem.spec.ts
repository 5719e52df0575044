import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'names the directions by type, marks the current one, and stays when it is chosen again',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const weights = stage.locator('[role="gridcell"][data-field="weight"]');
    const open = async (name: string) => {
      await header(name).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
    };
    const choice = (name: string) => page.getByRole('menuitemradio', { name });
    await open('Goods');
    await expect(choice('A to Z')).toBeVisible();
    await page.keyboard.press('Escape');

    await open('Weight');
    await choice('Largest first').click();
    await expect(weights.first()).toHaveText('270,000');
    await open('Weight');
    await expect(choice('Largest first')).toBeChecked();
    await expect(choice('Smallest first')).not.toBeChecked();
    await choice('Largest first').click();
    await expect(header('Weight')).toHaveAttribute('aria-sort', 'descending');

    await open('Arrival');
    await expect(choice('Newest first')).not.toBeChecked();
    await page.keyboard.press('Escape');
  },
);
