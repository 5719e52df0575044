import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'reports clicks, still expands, and selects nothing',
  async ({ stage, page }) => {
    await stage.getByText('Holidays').click();
    await expect(stage.getByRole('status')).toHaveText(
      'Last clicked: holidays',
    );
    await page.keyboard.press('Space');
    await expect(stage.locator('[aria-selected]')).toHaveCount(0);

    await stage.getByText('Leave', { exact: true }).click();
    await expect(stage.getByText('Holidays')).toHaveCount(0);
  },
);
