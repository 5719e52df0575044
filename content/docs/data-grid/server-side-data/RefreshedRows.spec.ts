import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'refreshes from the cache, or from the server when the cache is skipped',
  async ({ stage }) => {
    const containers = stage.locator(
      '[role="row"][data-id="1"] [data-field="containers"]',
    );
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const refresh = stage.getByRole('button', { name: 'Refresh' });
    await expect(containers).toHaveText(/^\d+$/);
    const before = Number(await containers.textContent());
    const after = String((before % 24) + 1);

    await stage.getByRole('button', { name: 'Change NG-10001' }).click();
    await refresh.click();
    await refresh.click();
    // Proves: It uses the cache, so a refresh often changes nothing.
    // The cache answers, so nothing is asked for, and the old number stays.
    await expect(requests).toHaveCount(1);
    await expect(containers).toHaveText(String(before));

    await stage.getByLabel('Skip the cache').check();
    await refresh.click();
    await expect(containers).toHaveText(after);
    await expect(requests).toHaveCount(2);

    // The new answer has replaced the old one in the cache.
    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(stage.getByText('6–10 of 57')).toBeVisible();
    await stage.getByRole('button', { name: 'Go to previous page' }).click();
    await expect(containers).toHaveText(after);
    await expect(requests).toHaveCount(3);
  },
);
