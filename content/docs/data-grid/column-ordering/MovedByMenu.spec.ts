import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves a column by keyboard, past hidden ones, and stops at the edge',
  async ({ stage, page }) => {
    const headers = stage.getByRole('columnheader');
    const header = (name: string) => stage.getByRole('columnheader', { name });
    const item = (name: string) => page.getByRole('menuitem', { name });
    const open = async (name: string) => {
      await header(name).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await expect(page.getByRole('menu')).toBeVisible();
    };
    await open('Goods');
    await item('Hide column').click();
    await expect(headers).toHaveText(['Shipment', 'Carrier']);
    await open('Carrier');
    await expect(item('Move one forward')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await item('Move one back').click();
    await expect(headers).toHaveText(['Carrier', 'Shipment']);
    await expect(header('Carrier')).toBeFocused();
    await open('Carrier');
    await expect(item('Move one back')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await item('Move one forward').click();
    await expect(headers).toHaveText(['Shipment', 'Carrier']);
  },
);
