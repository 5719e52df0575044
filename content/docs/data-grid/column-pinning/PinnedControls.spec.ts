import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'selects and tracks a row while the columns between are scrolled',
  async ({ stage, page }) => {
    const row = stage.locator('[role="row"][data-id="2"]');
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    await scroller.evaluate((element) => {
      element.scrollLeft = 200;
    });
    await expect
      .poll(() => scroller.evaluate((element) => element.scrollLeft))
      .toBeGreaterThan(0);
    await row.getByRole('checkbox').click();
    await expect(row.getByRole('checkbox')).toBeChecked();
    const track = row.getByRole('menuitem', { name: 'Track NG-10002' });
    await track.click();
    await expect(stage.getByRole('status')).toHaveText('Tracked: NG-10002');
    await track.click();
    await expect(stage.getByRole('status')).toHaveText('Tracked: NG-10002');
    await expect(row.getByRole('checkbox')).toBeChecked();

    // The pinned column of data is the second one, before that of the goods.
    await expect(
      stage.getByRole('columnheader', { name: 'Shipment' }),
    ).toHaveAttribute('aria-colindex', '2');
    // Proves: Users cannot pin or unpin a column that has no menu, but your
    const checkboxes = stage.locator(
      '[role="columnheader"][data-field="__check__"]',
    );
    await expect(checkboxes).toHaveAttribute('aria-colindex', '1');
    await expect(checkboxes.locator('.MuiDataGrid-menuIcon')).toHaveCount(0);
    await checkboxes.focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(page.getByRole('menuitem', { name: /pin/i })).toHaveCount(0);
  },
);
