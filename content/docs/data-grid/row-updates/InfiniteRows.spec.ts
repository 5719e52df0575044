import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'loads the next rows at the end until there are none, and again after a failure only when it is asked to',
  async ({ stage }) => {
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const toEnd = () =>
      scroller.evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    const count = (rows: number) =>
      expect(stage.getByText(`Total Rows: ${rows}`)).toBeVisible();

    await count(20);
    await stage.getByLabel('The server is down').check();
    await toEnd();
    await expect(stage.getByRole('alert')).toContainText(
      'The server does not answer.',
    );
    await count(20);

    const retry = stage.getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toHaveCount(0);
    await expect(retry).toBeVisible();
    await stage.getByLabel('The server is down').uncheck();
    await retry.click();
    await count(40);
    await expect(stage.getByRole('alert')).toHaveCount(0);
    await toEnd();
    await count(60);

    // The end of the data is the end of the requests.
    await toEnd();
    await expect(stage.locator('[data-id="60"]').first()).toBeAttached();
    await count(60);
  },
);
