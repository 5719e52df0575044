import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'edits a leaf with Enter, and expands a parent with it',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox');
    await stage.getByText('Rye bread').click();
    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('Rye bread');
    await page.keyboard.press('Escape');

    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(input).toHaveCount(0);
    await expect(stage.getByText('Barley broth')).toHaveCount(0);
  },
);
