import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { pressAway } from '#tests/support/pressAway.ts';

testDemo(
  import.meta.url,
  'loads the next rows at the end until there are none, and again after a failure only when it is asked to',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const toEnd = () =>
      scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    const count = (rows: number) =>
      expect(stage.getByText(`Total Rows: ${rows}`)).toBeVisible();

    const requestedRows = (rows: string) =>
      expect(stage.getByRole('status')).toHaveText(
        `Last request: rows ${rows}`,
      );
    const retry = stage.getByRole('button', { name: 'Retry' });
    const down = stage.getByLabel('The server is down');

    await count(20);
    await requestedRows('0 to 19');
    await down.check();
    await toEnd();
    await expect(stage.getByRole('alert')).toContainText(
      'The server does not answer.',
    );
    await requestedRows('20 to 39');
    await count(20);
    // Without the button, nothing is asked for: not by scrolling away and back.
    await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
    await toEnd();
    await expect(retry).toBeVisible();

    await pressAway(retry);
    await expect(retry).toBeVisible();
    await down.uncheck();
    await retry.click();
    await count(40);
    await requestedRows('20 to 39');
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await toEnd();
    await count(60);
    await requestedRows('40 to 59');

    // The next answer is empty, and it is the last one that is asked for.
    await toEnd();
    await requestedRows('60 to 79');
    await count(60);
    await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(stage.locator('[data-id="1"]').first()).toBeVisible();
    await toEnd();
    await expect(stage.locator('[data-id="60"]').first()).toBeVisible();
    await count(60);

    // A new order starts from the first rows again.
    await stage.getByRole('columnheader', { name: 'Goods' }).click();
    await requestedRows('0 to 19');
    await count(20);
    await toEnd();
    await requestedRows('20 to 39');
    await count(40);
  },
);

testDemo(
  import.meta.url,
  'starts over in the order that failed, wherever users had scrolled to',
  async ({ stage, page }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const row = (id: number) =>
      stage.locator(`[role="row"][data-id="${id}"] [data-field="number"]`);
    const header = stage.getByRole('columnheader', { name: 'Number' });
    const down = stage.getByLabel('The server is down');
    /** Scrolls until more rows are there: an end that is reached while an order is on its way asks for none. */
    const reach = (loaded: number) =>
      expect(async () => {
        await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
        await expect(row(1).or(row(60))).toBeVisible({ timeout: 1000 });
        await scroller.evaluate((box) =>
          box.scrollTo({ top: box.scrollHeight }),
        );
        await expect(stage.getByText(`Total Rows: ${loaded}`)).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
    const retry = stage.getByRole('button', { name: 'Retry' });
    await expect(row(1)).toHaveText('NG-10001');
    await header.click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await expect(stage.getByText('Total Rows: 20')).toBeVisible();
    await reach(40);
    await reach(60);
    await scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await expect(row(60)).toHaveText('NG-10060');

    await down.check();
    await header.click();
    await expect(stage.getByRole('alert')).toContainText(
      'The server does not answer.',
    );
    // People take a while to press it, and meanwhile the grid forgets that it has scrolled to the top.
    await page.waitForTimeout(1000);
    await down.uncheck();
    await retry.click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
    await expect(row(60)).toHaveText('NG-10060');
    await expect(row(59)).toHaveText('NG-10059');
    await expect(stage.getByText('Total Rows: 20')).toBeVisible();
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await expect(stage.getByRole('progressbar')).toHaveCount(0);
    await reach(40);
  },
);
