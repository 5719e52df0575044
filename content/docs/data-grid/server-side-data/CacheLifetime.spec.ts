import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks again when an answer is too old, or when there is no cache',
  async ({ stage }) => {
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const waiting = stage.locator('[data-outcome="waiting"]');
    const next = stage.getByRole('button', { name: 'Go to next page' });
    const previous = stage.getByRole('button', { name: 'Go to previous page' });
    const thereAndBack = async () => {
      await next.click();
      await expect(stage.getByText('6–10 of 57')).toBeVisible();
      await expect(waiting).toHaveCount(0);
      await previous.click();
      await expect(stage.getByText('1–5 of 57')).toBeVisible();
      await expect(waiting).toHaveCount(0);
    };
    await expect(requests).toHaveCount(1);
    await expect(waiting).toHaveCount(0);
    // The first page is asked for once more as soon as its answer is too old.
    await expect(async () => {
      await thereAndBack();
      await expect(requests.filter({ hasText: 'rows 0 to 4' })).not.toHaveCount(
        1,
        { timeout: 100 },
      );
    }).toPass();

    await stage.getByRole('button', { name: 'Five minutes' }).click();
    await expect(requests.first()).toContainText('rows 0 to 4');
    await expect(waiting).toHaveCount(0);
    await thereAndBack();
    await expect(requests.first()).toContainText('rows 5 to 9');
    await thereAndBack();
    await expect(requests.first()).toContainText('rows 5 to 9');

    await stage.getByRole('button', { name: 'No cache' }).click();
    await expect(stage.getByText('1–5 of 57')).toBeVisible();
    await thereAndBack();
    await expect(requests.first()).toContainText('rows 0 to 4');
    await expect(requests.nth(1)).toContainText('rows 5 to 9');
  },
);
