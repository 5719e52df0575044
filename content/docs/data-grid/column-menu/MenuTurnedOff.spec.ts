import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'has no button in one column, whose keys open nothing and still move on',
  async ({ stage, page, keys }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const items = page.getByRole('menuitem');
    await expect(
      header('Insured').getByRole('button', { name: 'column menu' }),
    ).toHaveCount(0);
    await header('Insured').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.keyboard.press(keys.open);
    await expect(header('Carrier')).toBeFocused();
    await expect(items).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(items).toHaveCount(5);
    await page.keyboard.press('Escape');
    await expect(header('Carrier')).toBeFocused();
    // Without the other key, the column sorts as before.
    await page.keyboard.press(keys.close);
    await page.keyboard.press('Enter');
    await expect(header('Insured')).toHaveAttribute('aria-sort', 'ascending');
  },
);
