import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the free places, and keeps months without them disabled',
  async ({ stage }) => {
    const month = (name: string) => stage.getByRole('radio', { name });
    await expect(month('April, 3 free')).toBeChecked();
    await expect(month('June, 0 free')).toBeDisabled();
    await month('May, 8 free').click();
    await month('September, 1 free').click();
    await expect(stage.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(month('September, 1 free')).toBeChecked();
  },
);
