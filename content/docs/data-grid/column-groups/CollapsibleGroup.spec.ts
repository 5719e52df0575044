import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens and closes the group, also by keyboard, and after a column was hidden by its menu',
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

    // By keyboard: up to the button, press it, and away from it in all directions.
    await header('Containers').focus();
    await page.keyboard.press('ArrowUp');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(header('Goods')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(header('Goods')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(header('Containers')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect(header('Shipment')).toBeFocused();
  },
);
