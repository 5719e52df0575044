import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the last filter even if answers overlap, asks nothing for an empty form, and recovers from a failure',
  async ({ stage, page }) => {
    const goods = stage.locator('[role="gridcell"][data-field="goods"]');
    const requests = stage.getByText('Asked for:');
    const count = (rows: number) =>
      expect(stage.getByRole('status')).toHaveText(`${rows} shipments`);
    await count(40);
    await stage.getByRole('columnheader', { name: 'Goods' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await expect(value).toBeFocused();
    await expect(requests).toHaveText('Asked for: []');

    // The second request leaves before the first one is answered.
    await value.fill('paper');
    await expect(requests).toContainText('"paper"');
    await value.fill('solar');
    await expect(requests).toContainText('"solar"');
    await count(6);
    await expect(goods.first()).toHaveText('Solar panels');
    await value.fill('piano');
    await expect(
      stage.getByText('No shipment matches the filter'),
    ).toBeVisible();
    await value.fill('solar');
    await count(6);
    await page.keyboard.press('Escape');

    const down = stage.getByLabel('The server is down');
    await down.check();
    await stage
      .getByRole('columnheader', { name: 'Goods' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    await value.fill('coffee');
    const alert = stage.getByRole('alert');
    await expect(alert).toContainText('does not answer');
    await expect(goods.first()).toHaveText('Solar panels');
    await page.keyboard.press('Escape');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(alert).toBeVisible();
    await down.uncheck();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await count(4);
    await expect(goods.first()).toHaveText('Coffee beans');
    await expect(alert).toHaveCount(0);
  },
);
