import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'retries a part that is missing, and an order that did not arrive',
  async ({ stage, page }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const number = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="number"]`);
    const down = stage.getByLabel('The server is down');
    const alert = stage.getByRole('alert');
    const retry = alert.getByRole('button', { name: 'Retry' });
    await expect(number(1)).toHaveText('NG-10001');

    await down.check();
    await scroller.evaluate((box) => box.scrollTo({ top: 52 * 1000 }));
    await expect(alert).toContainText(/Rows (981|1001) to 10[24]0/);
    await expect(number(1001)).toHaveCount(0);
    await down.uncheck();
    await retry.click();
    await expect(number(1001)).toHaveText('NG-11001');
    await expect(alert).toHaveCount(0);

    // A failed order: the grid is at the top, without a new row, and waits.
    const header = stage.getByRole('columnheader', { name: 'Number' });
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(number(1)).toHaveText('NG-10001');
    await scroller.evaluate((box) => box.scrollTo({ top: 52 * 1000 }));
    await expect(number(1001)).toHaveText('NG-11001');
    // One request fails: the answer to a second one, once the server is up again, would take the button away.
    await down.check();
    await header.click();
    await expect(alert).toContainText('Rows 1 to 20');
    await expect(number(1001)).toHaveCount(0);
    await expect(number(2000)).toHaveCount(0);
    expect(await scroller.evaluate((box) => box.scrollTop)).toBe(0);
    await expect(stage.getByRole('progressbar')).toHaveCount(1);
    // People take a while to press it, and meanwhile the grid forgets that it has scrolled to the top.
    await page.waitForTimeout(1000);
    await down.uncheck();
    await retry.click();
    await expect(number(2000)).toHaveText('NG-12000');
    await expect(alert).toHaveCount(0);
    await expect(stage.getByRole('progressbar')).toHaveCount(0);
  },
);
