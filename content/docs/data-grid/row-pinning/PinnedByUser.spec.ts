import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'pins two rows above the others, returns each to its place, and keeps the focus on the button',
  async ({ stage, page }) => {
    const pinned = stage.locator('.MuiDataGrid-pinnedRows--top [role="row"]');
    const ids = () =>
      stage
        .locator('[role="row"][data-id]')
        .evaluateAll((rows) => rows.map((row) => row.dataset['id']).join(' '));
    const button = (name: string) =>
      stage.getByRole('menuitem', { name, exact: true });
    await expect(pinned).toHaveCount(0);

    await button('Pin NG-10005').click();
    await expect(pinned).toHaveCount(1);
    await expect(button('Unpin NG-10005')).toBeFocused();
    await expect.poll(ids).toBe('5 1 2 3 4 6 7');
    await button('Pin NG-10002').click();
    await expect.poll(ids).toBe('2 5 1 3 4 6 7');

    // Sorting moves the others only.
    const header = stage.getByRole('columnheader', { name: 'Shipment' });
    await header.click();
    await header.click();
    await expect.poll(ids).toBe('2 5 7 6 4 3 1');
    await header.click();

    await button('Unpin NG-10005').click();
    await expect.poll(ids).toBe('2 1 3 4 5 6 7');
    await expect(button('Pin NG-10005')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(ids).toBe('2 5 1 3 4 6 7');
    await button('Unpin NG-10002').click();
    await button('Unpin NG-10005').click();
    await expect.poll(ids).toBe('1 2 3 4 5 6 7');
    await expect(pinned).toHaveCount(0);
  },
);
