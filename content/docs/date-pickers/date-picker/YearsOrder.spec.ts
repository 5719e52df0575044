import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'lists the years from the latest to the earliest, within the limits only',
  async ({ stage }) => {
    const years = stage.getByRole('radio');
    await expect(years).toHaveCount(77);
    await expect(years.first()).toHaveText('2026');
    await expect(years.nth(1)).toHaveText('2025');
    await expect(years.last()).toHaveText('1950');
    const year = (name: string) => stage.getByRole('radio', { name });
    await expect(year('2024')).toBeChecked();
    await year('1999').click();
    await expect(year('1999')).toBeChecked();
    await year('1950').click();
    await expect(year('1950')).toBeChecked();
    await expect(year('1999')).not.toBeChecked();
  },
);
