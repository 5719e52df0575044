import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'opens and closes a group', async ({ stage }) => {
  await stage.getByText('Mains').click();
  await expect(stage.getByText('Lentil dal')).toBeVisible();
  await stage.getByText('Soups').click();
  await expect(stage.getByText('Borscht')).toHaveCount(0);
});
