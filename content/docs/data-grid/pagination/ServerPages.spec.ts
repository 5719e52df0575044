import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the page that was asked for last, and recovers from a failure',
  async ({ stage }) => {
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const alert = stage.getByRole('alert');
    const down = stage.getByLabel('The server is down');
    await expect(stage.getByText('1–5 of 57')).toBeVisible();

    // Two presses before the first answer: the second page is skipped.
    await next.click();
    await next.click();
    await expect(stage.getByText('11–15 of 57')).toBeVisible();
    await expect(number.first()).toHaveText('NG-10011');

    await down.check();
    await next.click();
    await expect(alert).toContainText('The server does not answer.');
    await expect(number.first()).toHaveText('NG-10011');
    const retry = alert.getByRole('button', { name: 'Try again' });
    // The message goes away and comes back, however fast: it is another element.
    await alert.evaluate((old) => old.setAttribute('data-first', ''));
    await retry.click();
    await expect(
      stage.locator('[role="alert"]:not([data-first])'),
    ).toBeVisible();
    await down.uncheck();
    await retry.click();
    await expect(number.first()).toHaveText('NG-10016');
    await expect(alert).toHaveCount(0);

    // A new order asks for the first page.
    await stage.getByRole('columnheader', { name: 'Number' }).click();
    await stage.getByRole('columnheader', { name: 'Number' }).click();
    await expect(number.first()).toHaveText('NG-10057');
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
  },
);
