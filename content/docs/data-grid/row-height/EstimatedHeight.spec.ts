import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'plans with the estimate and corrects it while rows are measured',
  async ({ stage }) => {
    const status = stage.getByRole('status');
    const planned = async () =>
      Number(/, (\d+) px/.exec((await status.textContent()) ?? '')?.[1]);
    const toEnd = () =>
      stage
        .locator('.MuiDataGrid-virtualScroller')
        .evaluate((scroller) => scroller.scrollBy(0, 300));

    await stage.getByRole('button', { name: '200 px' }).click();
    await expect.poll(planned).toBeGreaterThan(14_000);
    const first = await planned();
    await toEnd();
    await expect.poll(planned).toBeLessThan(first - 500);

    await stage.getByRole('button', { name: '24 px' }).click();
    await expect.poll(planned).toBeLessThan(5_000);
    const small = await planned();
    await toEnd();
    await expect.poll(planned).toBeGreaterThan(small);

    // A press on the chosen value changes nothing.
    await stage.getByRole('button', { name: '24 px' }).click();
    await expect(stage.getByRole('button', { name: '24 px' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(status).toContainText('100 rows');
  },
);
