import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens by mouse and by keyboard, returns the focus, and is missing where it is turned off',
  async ({ stage, page }) => {
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const items = page.getByRole('menuitem');
    await header('Goods').hover();
    await header('Goods').getByRole('button', { name: 'column menu' }).click();
    await expect(items).toHaveText([
      'Sort by ASC',
      'Sort by DESC',
      'Filter',
      'Hide column',
      'Manage columns',
    ]);
    await page.keyboard.press('Escape');
    await expect(items).toHaveCount(0);
    await expect(header('Goods')).toBeFocused();

    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(items).toHaveCount(5);
    await items.first().click();
    await expect(header('Goods')).toHaveAttribute('aria-sort', 'ascending');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(items.first()).toHaveText('Sort by DESC');
    await expect(items.nth(1)).toHaveText('Unsort');
    await page.keyboard.press('Escape');

    await header('Shipment').hover();
    await header('Shipment')
      .getByRole('button', { name: 'column menu' })
      .click();
    await expect(items.last()).toHaveText('Manage columns');
    await expect(items.filter({ hasText: 'Hide column' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(
      header('Insured').getByRole('button', { name: 'column menu' }),
    ).toHaveCount(0);
    // Proves: In version 8.12, Ctrl + Enter on such a header shows nothing, but
    await header('Insured').focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.keyboard.press('ArrowLeft');
    await expect(header('Insured')).toBeFocused();
    await expect(items).toHaveCount(0);
  },
);
