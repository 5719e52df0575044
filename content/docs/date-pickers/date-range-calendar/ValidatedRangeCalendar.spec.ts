import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has other rules for the end than for the start, also for a new start before the old one',
  async ({ stage }) => {
    await expect(dayOf(stage, 8)).toBeDisabled();
    await expect(
      stage.getByRole('button', { name: 'Previous month' }),
    ).toBeDisabled();
    await dayOf(stage, 16).click();
    await expect(dayOf(stage, 15)).toBeDisabled();
    await expect(dayOf(stage, 18)).toBeEnabled();
    await dayOf(stage, 9).click();
    await expect(stage.getByRole('gridcell', { selected: true })).toHaveText([
      '9',
    ]);
    await expect(dayOf(stage, 10)).toBeDisabled();
    await expect(dayOf(stage, 13)).toBeEnabled();
    await dayOf(stage, 13).click();
    await expect(stage.getByRole('gridcell', { selected: true })).toHaveText([
      '9',
      '13',
    ]);
    await expect(dayOf(stage, 14)).toBeDisabled();
    await expect(dayOf(stage, 16)).toBeEnabled();
  },
);
