import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves on the server, keeps a refused value in the cell, and saves it on the next try',
  async ({ stage, page }) => {
    const goods = stage.locator('[data-id="1"] [data-field="goods"]');
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const alert = stage.getByRole('alert');
    const down = stage.getByLabel('The server is down');

    await goods.dblclick();
    await input.fill('Cardboard');
    await page.keyboard.press('Enter');
    await expect(input).toHaveCount(0);
    await expect(goods).toHaveText('Cardboard');

    // What is typed while the request is under way is lost, and Escape is too late.
    await goods.dblclick();
    await input.fill('Pulp');
    await page.keyboard.press('Enter');
    await page.keyboard.type(' and more');
    await page.keyboard.press('Escape');
    await expect(input).toHaveCount(0);
    await expect(goods).toHaveText('Pulp');

    await down.check();
    await goods.dblclick();
    await input.fill('Felt');
    await page.keyboard.press('Enter');
    await expect(alert).toContainText('does not answer');
    await expect(input).toHaveValue('Felt');
    await down.uncheck();
    await input.press('Enter');
    await expect(goods).toHaveText('Felt');
    await expect(alert).toHaveCount(0);

    // The version was not outdated by the failure, and an unchanged value is saved, too.
    await goods.dblclick();
    await page.keyboard.press('Enter');
    await expect(input).toHaveCount(0);
    await expect(alert).toHaveCount(0);
  },
);
