import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts with the words in an open field, and closes the field when they are cleared',
  async ({ stage, page }) => {
    const numbers = stage.locator('[role="gridcell"][data-field="number"]');
    const search = stage.getByRole('searchbox');
    await expect(search).toHaveValue('olive valencia');
    await expect(numbers).toHaveText(['NG-10005', 'NG-10007', 'NG-10036']);
    await stage.getByRole('button', { name: 'Clear' }).click();
    await expect(search).toBeFocused();
    await expect(stage.getByText('1–40 of 40')).toBeVisible();
    await page.keyboard.press('Escape');
    const trigger = stage.getByRole('button', { name: 'Search' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  },
);
