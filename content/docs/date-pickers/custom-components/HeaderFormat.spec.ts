import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'writes the month in its own format, which also names the grid',
  async ({ stage }) => {
    await expect(stage.getByRole('grid', { name: '04 / 2026' })).toBeVisible();
    await stage.getByRole('button', { name: 'Next month' }).click();
    await expect(stage.getByRole('grid', { name: '05 / 2026' })).toBeVisible();
    await stage.getByRole('button', { name: /switch to year view$/ }).click();
    await expect(stage.getByRole('radio', { name: '2026' })).toBeChecked();
    await expect(stage.getByTestId('UnfoldMoreIcon')).toBeVisible();
  },
);
