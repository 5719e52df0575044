import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'fits a column by keyboard, twice with the same result, and returns the focus',
  async ({ stage, page }) => {
    const header = stage.getByRole('columnheader', { name: 'Note' });
    const width = async () => (await header.boundingBox())?.width ?? 0;
    await header.focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('menuitem')).toHaveText([
      'Sort by ASC',
      'Sort by DESC',
      'Fit to content',
      'Filter',
      'Hide column',
      'Manage columns',
    ]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect.poll(width).toBeGreaterThan(380);
    const fitted = await width();
    await expect(header).toBeFocused();

    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Fit to content' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    expect(await width()).toBe(fitted);
  },
);
