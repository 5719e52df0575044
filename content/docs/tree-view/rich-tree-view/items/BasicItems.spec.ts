import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows items inside items, and opens a branch with a click',
  async ({ stage }) => {
    await expect(stage.getByText('Ground beds')).toBeVisible();
    await expect(stage.getByText('Scree')).toHaveCount(0);
    await stage.getByText('Alpine house').click();
    await expect(stage.getByText('Scree')).toBeVisible();
  },
);
