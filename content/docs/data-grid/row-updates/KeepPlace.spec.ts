import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'holds what is read while rows arrive above it, and shows them to who is at the top',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const row = stage.locator('[role="row"][data-id="180"]');
    const top = async () => Math.round((await row.boundingBox())?.y ?? 0);
    const receive = stage.getByRole('button', { name: 'Receive 3' });
    const cells = stage.locator('[role="gridcell"][data-field="number"]');

    await expect(cells.first()).toHaveText('NG-10200');
    await receive.click();
    await expect(cells.first()).toHaveText('NG-10203');

    await scroller.evaluate((box) => box.scrollTo({ top: 1120 }));
    await expect(row).toBeVisible();
    const place = await top();
    await receive.click();
    await receive.click();
    await expect(stage.getByText('209')).toBeVisible();
    await expect.poll(top).toBe(place);

    // Without it the same row is 3 rows further down.
    await stage.getByLabel('Keep my place').uncheck();
    await receive.click();
    await expect.poll(top).toBe(place + 156);

    // No more shipments: nothing is added, and nothing moves.
    await stage.getByLabel('Keep my place').check();
    for (let press = 0; press < 66; press += 1) await receive.click();
    await expect(stage.getByText('400')).toBeVisible();
    await expect(row).toBeVisible();
  },
);
