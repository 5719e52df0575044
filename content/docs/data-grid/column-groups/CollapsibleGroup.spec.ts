import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes the group, also after a column was hidden by its menu',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const toggle = stage.getByRole('button', { name: 'Details of Cargo' });
    await expect(header('Goods')).toHaveCount(0);
    await toggle.click();
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(header('Goods')).toBeVisible();
    await expect(header('Weight')).toBeVisible();

    await header('Goods').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Hide column' }).click();
    await expect(header('Goods')).toHaveCount(0);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await toggle.click();
    await expect(header('Weight')).toHaveCount(0);
    await expect(header('Containers')).toBeVisible();
    await toggle.click();
    await expect(header('Goods')).toBeVisible();
  },
);
