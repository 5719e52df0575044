import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'gives the message its height, the rows theirs, and both again',
  async ({ stage }) => {
    const grid = stage.locator('.MuiDataGrid-root');
    const height = async () =>
      Math.round((await grid.boundingBox())?.height ?? 0);
    const message = stage.getByText('No shipment is late.');
    const calm = stage.getByLabel('All ships are on time');
    await expect(message).toBeVisible();
    await expect.poll(height).toBe(2 + 56 + 200);
    await calm.uncheck();
    await expect(message).toHaveCount(0);
    await expect(stage.locator('[role="row"][data-id]')).toHaveCount(2);
    await expect.poll(height).toBe(2 + 56 + 2 * 52);
    await calm.check();
    await expect(message).toBeVisible();
    await expect.poll(height).toBe(2 + 56 + 200);
  },
);
