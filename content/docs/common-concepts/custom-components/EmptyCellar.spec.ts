import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'replaces the message of an empty grid',
  async ({ stage }) => {
    await expect(stage.getByText('The cellar is empty')).toBeVisible();
    await expect(stage.getByText('No rows')).toHaveCount(0);
  },
);
