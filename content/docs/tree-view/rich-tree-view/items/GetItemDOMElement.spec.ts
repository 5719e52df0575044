import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(import.meta.url, 'scrolls to a shelf', async ({ stage }) => {
  await expect(stage.getByText('Recordings')).not.toBeInViewport();
  await stage.getByRole('button', { name: 'Music' }).click();
  await expect(stage.getByText('Recordings')).toBeInViewport();
});
