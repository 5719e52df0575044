import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf, monthStands } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'disables the booked days of each month, and all days of a month that could not be loaded',
  async ({ stage }) => {
    const next = stage.getByRole('button', { name: 'Next month' });
    await monthStands(stage, 'June 2026');
    await expect(dayOf(stage, 20)).toBeDisabled();
    await expect(dayOf(stage, 21)).toBeEnabled();

    await next.click();
    await next.click();
    const retry = stage.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible();
    await monthStands(stage, 'August 2026');
    await expect(dayOf(stage, 20)).toBeDisabled();
    await retry.click();
    await monthStands(stage, 'August 2026');
    await expect(dayOf(stage, 20)).toBeEnabled();
    await expect(dayOf(stage, 15)).toBeDisabled();
    await expect(retry).toHaveCount(0);

    await stage.getByRole('button', { name: 'Previous month' }).click();
    await monthStands(stage, 'July 2026');
    await expect(dayOf(stage, 31)).toBeDisabled();
    await expect(dayOf(stage, 30)).toBeEnabled();
  },
  { alone: true },
);
