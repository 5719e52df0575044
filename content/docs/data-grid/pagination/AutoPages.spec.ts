import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows as many rows as fit, without a choice of sizes, and stays within the last page',
  async ({ stage }) => {
    const next = stage.getByRole('button', { name: 'Go to next page' });
    await expect(stage.getByText('1–3 of 20')).toBeVisible();
    // Proves: The user cannot choose a size, because the automatic one is
    await expect(stage.getByRole('combobox')).toHaveCount(0);
    for (let press = 0; press < 6; press += 1) await next.click();
    await expect(stage.getByText('19–20 of 20')).toBeVisible();

    // Seven rows fit now, so there are three pages instead of seven.
    await stage.getByRole('button', { name: 'High' }).click();
    await expect(stage.getByText('15–20 of 20')).toBeVisible();
    await expect(next).toBeDisabled();
    await stage.getByRole('button', { name: 'Low' }).click();
    await expect(stage.getByText('7–9 of 20')).toBeVisible();
  },
);
