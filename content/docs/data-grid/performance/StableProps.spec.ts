import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps rows and scroll position while somebody types, and changes rows when it should',
  async ({ stage }) => {
    const field = stage.getByRole('textbox');
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const status = stage.locator('[role="gridcell"][data-field="status"]');
    const late = stage.getByLabel('Delayed only');
    await scroller.evaluate((box) => box.scrollTo({ top: 1000 }));
    await expect
      .poll(() => scroller.evaluate((box) => box.scrollTop))
      .toBe(1000);
    await field.fill('Call the port before noon');
    expect(await scroller.evaluate((box) => box.scrollTop)).toBe(1000);

    await late.check();
    await expect(status.first()).toHaveText('Delayed');
    await expect(status.filter({ hasNotText: 'Delayed' })).toHaveCount(0);
    await status.first().click();
    await expect(stage.getByLabel(/Note for shipment NG-/)).toHaveValue(
      'Call the port before noon',
    );
    await late.uncheck();
    await expect(stage.getByText('1–100 of 200')).toBeVisible();
  },
);
