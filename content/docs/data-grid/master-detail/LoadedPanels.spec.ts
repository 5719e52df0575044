import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks once for what it shows, again after a failure, and not again for a panel that is opened twice or too early',
  async ({ stage }) => {
    const panel = stage.locator('.MuiDataGrid-detailPanel');
    const toggle = stage.locator('[data-id="1"]').getByRole('button').first();
    const status = stage.getByRole('status');
    const down = stage.getByLabel('The server is down');

    await expect(status).toHaveText('Requests: 0');
    await down.check();
    await toggle.click();
    await expect(panel.getByRole('alert')).toContainText(
      'The server does not answer.',
    );
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel.locator('[aria-busy="true"]')).toBeVisible();
    await expect(panel.getByRole('alert')).toBeVisible();
    await expect(status).toHaveText('Requests: 2');

    await down.uncheck();
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expect(panel).toContainText(/has \d+ shipments with us/);
    await expect(status).toHaveText('Requests: 3');

    await toggle.click();
    await expect(panel).toHaveCount(0);
    await toggle.click();
    await expect(panel).toContainText('shipments with us');
    await expect(status).toHaveText('Requests: 3');
    await toggle.click();

    // Closed and opened again while the request is on its way: it is shared.
    const carriers = stage.locator('[role="gridcell"][data-field="carrier"]');
    const [known = '', ...names] = await carriers.allTextContents();
    const other = names.findIndex((name) => name !== known) + 2;
    const later = stage
      .locator(`[data-id="${other}"]`)
      .getByRole('button')
      .first();
    await later.click();
    await later.click();
    await expect(panel).toHaveCount(0);
    await later.click();
    await expect(panel).toContainText(`${names[other - 2]} has`);
    await expect(status).toHaveText('Requests: 4');
  },
);
