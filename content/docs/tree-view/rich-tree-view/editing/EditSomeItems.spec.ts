import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'edits only what is not shared',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox');
    await stage.getByText('School, read only').dblclick();
    await expect(input).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(input).toHaveCount(0);

    await stage.getByText('Family').dblclick();
    await expect(input).toHaveValue('Family');
  },
);
