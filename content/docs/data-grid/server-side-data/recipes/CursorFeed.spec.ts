import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'loads each page once, continues after a failure, and stops at the end',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const toEnd = () =>
      scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    const untilTotal = (total: number) =>
      expect(async () => {
        await toEnd();
        await expect(stage.getByText(`Total Rows: ${total}`)).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const down = stage.getByLabel('The server is down');
    await expect(requests.last()).toContainText('the beginning');
    await expect(stage.getByText('Total Rows: 10')).toBeVisible();
    await untilTotal(20);

    await down.check();
    await toEnd();
    await expect(stage.getByRole('alert')).toContainText('does not answer');
    await down.uncheck();
    await stage.getByRole('button', { name: 'Retry' }).click();
    await expect(stage.getByText('Total Rows: 30')).toBeVisible();
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await untilTotal(48);
    // Nothing is asked for beyond the last page.
    await expect(requests.first()).toContainText('after NG-10040');
    await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(stage.getByText('NG-10001')).toBeVisible();
    await toEnd();
    await expect(stage.getByText('NG-10048')).toBeVisible();
    await expect(requests.first()).toContainText('after NG-10040');
  },
);
