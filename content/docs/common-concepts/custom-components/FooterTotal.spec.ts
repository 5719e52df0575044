import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows the total in the footer',
  async ({ stage }) => {
    await expect(stage.getByText('174 bottles in the cellar')).toBeVisible();
  },
);
