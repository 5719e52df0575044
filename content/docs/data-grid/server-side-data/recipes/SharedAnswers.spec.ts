import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows known answers in a grid that was mounted again, until they are invalidated',
  async ({ stage }) => {
    const containers = stage.locator(
      '[role="row"][data-id="1"] [data-field="containers"]',
    );
    const requests = stage
      .getByRole('group', { name: 'Requests to the server' })
      .getByRole('listitem');
    const show = stage.getByLabel('Show the grid');
    await expect(containers).toHaveText(/^\d+$/);
    const before = Number(await containers.textContent());
    const after = String((before % 24) + 1);

    await show.uncheck();
    await expect(containers).toHaveCount(0);
    await show.check();
    await expect(containers).toHaveText(String(before));
    await expect(requests).toHaveCount(1);

    await stage.getByRole('button', { name: 'Change NG-10001' }).click();
    await expect(containers).toHaveText(after);
    await expect(requests).toHaveCount(2);
    // Without a grid, only the answers are forgotten.
    await show.uncheck();
    await stage.getByRole('button', { name: 'Change NG-10001' }).click();
    await expect(requests).toHaveCount(2);
    await show.check();
    await expect(containers).toHaveText(String((Number(after) % 24) + 1));
    await expect(requests).toHaveCount(3);
  },
);
