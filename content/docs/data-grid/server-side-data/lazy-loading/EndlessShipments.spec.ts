import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'adds pages at the end, until an answer has nothing new',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const toEnd = () =>
      scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    await expect(stage.getByText('Total Rows: 20')).toBeVisible();
    await expect(requests).toHaveCount(1);
    // Proves: In the demo, scroll down until nothing new comes.
    for (const total of [40, 57]) {
      await expect(async () => {
        await toEnd();
        await expect(stage.getByText(`Total Rows: ${total}`)).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
    }
    await expect(async () => {
      await toEnd();
      await expect(requests).toHaveCount(4, { timeout: 1000 });
    }).toPass();
    await expect(requests.first()).toContainText('rows 40 to 79');
    await expect(requests.first()).toContainText('17 rows');

    // Up and down once more: the grid knows that this is the end.
    await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(stage.getByText('NG-10001')).toBeVisible();
    await toEnd();
    await expect(stage.getByText('NG-10057')).toBeVisible();
    await expect(stage.getByText('Total Rows: 57')).toBeVisible();
    await expect(requests).toHaveCount(4);
  },
);
