import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows an edit before it is saved, locks its row meanwhile, and takes it back when the save fails',
  async ({ stage, page }) => {
    const goods = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="goods"]`);
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const status = stage.getByRole('status');
    const edit = async (id: number, value: string) => {
      await goods(id).dblclick();
      await input.fill(value);
      await page.keyboard.press('Enter');
    };

    await edit(1, 'Pulp');
    await expect(input).toHaveCount(0);
    await expect(goods(1)).toHaveText('Pulp');
    await expect(status).toHaveText('Saving 1 …');
    await goods(1).dblclick();
    await expect(input).toHaveCount(0);
    await edit(2, 'Mirrors');
    await expect(status).toHaveText('All is saved.');
    await expect(goods(2)).toHaveText('Mirrors');

    await stage.getByLabel('The server is down').check();
    await edit(1, 'Lost');
    await edit(3, 'Lost, too');
    await expect(goods(1)).toHaveText('Lost');
    await expect(stage.getByRole('alert')).toContainText('NG-10003');
    await expect(goods(1)).toHaveText('Pulp');
    await expect(goods(3)).toHaveText('Coffee beans');

    // The row can be saved again: its version is the one before.
    await stage.getByLabel('The server is down').uncheck();
    await edit(1, 'Felt');
    await expect(status).toHaveText('Saving 1 …');
    await expect(status).toHaveText('All is saved.');
    await expect(goods(1)).toHaveText('Felt');
    await expect(stage.getByRole('alert')).toHaveCount(0);
  },
);
