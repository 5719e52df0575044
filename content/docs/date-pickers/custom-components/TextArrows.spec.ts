import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'moves with buttons that are named by their text, up to the limit',
  async ({ stage }) => {
    const later = stage.getByRole('button', { name: 'Later' });
    await later.click();
    await expect(stage.getByRole('grid', { name: 'May 2026' })).toBeVisible();
    await expect(later).toBeDisabled();
    await stage.getByRole('button', { name: 'Earlier' }).click();
    await expect(stage.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await expect(later).toBeEnabled();
  },
);
