import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'empties the grid when a request fails, and loads the same page again',
  async ({ stage }) => {
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    const alert = stage.getByRole('alert');
    const down = stage.getByLabel('The server is down');
    await expect(number.first()).toHaveText('NG-10001');

    await down.check();
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(alert).toContainText('The server does not answer.');
    await expect(number).toHaveCount(0);
    await expect(stage.getByText('No answer')).toBeVisible();
    await expect(stage.getByText('6–10 of 57')).toBeVisible();

    // It fails once more: the text goes while the grid is loading, and returns.
    const retry = alert.getByRole('button', { name: 'Retry' });
    const text = stage.getByText('No answer');
    await retry.click();
    await expect(text).toHaveCount(0);
    await expect(text).toBeVisible();
    await expect(alert).toContainText('The server does not answer.');

    await down.uncheck();
    await retry.click();
    await expect(number.first()).toHaveText('NG-10006');
    await expect(alert).toHaveCount(0);
    await expect(stage.getByText('No answer')).toHaveCount(0);
  },
);
