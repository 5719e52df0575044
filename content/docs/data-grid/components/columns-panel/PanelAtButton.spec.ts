import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens below a button outside the grid, and the same button closes it',
  async ({ stage, page }) => {
    const button = stage.getByRole('button', { name: 'Choose columns' });
    const panel = page.locator('.MuiDataGrid-panel');
    await button.click();
    await expect(panel.getByRole('checkbox', { name: 'Goods' })).toBeVisible();
    const below = async () => {
      const [anchor, popup] = [
        await button.boundingBox(),
        await panel.boundingBox(),
      ];
      const edge = (anchor?.y ?? 0) + (anchor?.height ?? 0);
      // A panel without room below is above the button.
      return Math.min(
        Math.abs((popup?.y ?? 0) - edge),
        Math.abs((popup?.y ?? 0) + (popup?.height ?? 0) - (anchor?.y ?? 0)),
      );
    };
    await expect.poll(below).toBeLessThan(12);
    await button.click();
    await expect(panel).toHaveCount(0);
    await button.click();
    await panel.getByRole('checkbox', { name: 'Goods' }).uncheck();
    // A click elsewhere closes it, and the button opens it again.
    await stage.locator('[data-id="4"] [data-field="carrier"]').click();
    await expect(panel).toHaveCount(0);
    await button.click();
    await expect(
      panel.getByRole('checkbox', { name: 'Goods' }),
    ).not.toBeChecked();
  },
);
