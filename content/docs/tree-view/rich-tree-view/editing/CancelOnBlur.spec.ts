import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves with Enter, and drops the change when the input loses the focus',
  async ({ stage, page }) => {
    const input = stage.getByRole('textbox', { name: 'Account name' });
    await stage.getByText('Rent').dblclick();
    await input.fill('Lease');
    await stage.getByText('Income').click();
    await expect(input).toHaveCount(0);
    await expect(stage.getByText('Rent')).toBeVisible();

    await stage.getByText('Rent').dblclick();
    await input.fill('Lease');
    await page.keyboard.press('Enter');
    await expect(stage.getByText('Lease')).toBeVisible();
  },
);
