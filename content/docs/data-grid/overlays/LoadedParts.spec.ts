import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'counts the parts until all are there, and starts from 0 the next time',
  async ({ stage }) => {
    const load = stage.getByRole('button', { name: 'Load the shipments' });
    const progress = stage.getByRole('progressbar', {
      name: 'Loading shipments',
    });
    await expect(stage.getByText('No rows')).toBeVisible();
    for (let time = 0; time < 2; time += 1) {
      await load.click();
      await expect(progress).toHaveAttribute('aria-valuenow', '0');
      await expect(load).toBeDisabled();
      await expect(progress).toHaveAttribute('aria-valuenow', '50');
      await expect(progress).toHaveCount(0);
      await expect(stage.getByText('NG-10001')).toBeVisible();
    }
  },
);
