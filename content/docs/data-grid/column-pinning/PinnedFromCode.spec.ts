import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'pins to each side, follows the menu, and pins two columns at once',
  async ({ stage, page }) => {
    const button = (name: string) =>
      stage.getByRole('button', { name, exact: true });
    const left = stage.locator('.MuiDataGrid-columnHeader--pinnedLeft');
    const right = stage.locator('.MuiDataGrid-columnHeader--pinnedRight');
    await button('Right').click();
    await expect(right).toHaveText(['Arrival']);
    // A second press neither unpins the column nor pins it twice.
    await button('Right').click();
    await expect(right).toHaveText(['Arrival']);
    await expect(button('Right')).toHaveAttribute('aria-pressed', 'true');
    await button('Left').click();
    await expect(left).toHaveText(['Arrival']);
    await expect(right).toHaveCount(0);

    await button('Pin both dates').click();
    await expect(left).toHaveCount(0);
    await expect(right).toHaveText(['Departure', 'Arrival']);
    await expect(button('Right')).toHaveAttribute('aria-pressed', 'true');

    await stage.getByRole('columnheader', { name: 'Arrival' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Unpin' }).click();
    await expect(button('Not pinned')).toHaveAttribute('aria-pressed', 'true');
    await expect(right).toHaveText(['Departure']);
    await button('Not pinned').click();
    await expect(right).toHaveText(['Departure']);
  },
);
