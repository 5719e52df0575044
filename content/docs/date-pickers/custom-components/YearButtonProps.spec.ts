import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shapes all twelve years, and chooses one of them at a time',
  async ({ stage }) => {
    const years = stage.getByRole('radio');
    await expect(years).toHaveCount(12);
    await expect(years.first()).toHaveCSS('border-radius', '4px');
    await stage.getByRole('radio', { name: '2018' }).click();
    await stage.getByRole('radio', { name: '2026' }).click();
    await expect(stage.getByRole('radio', { checked: true })).toHaveText(
      '2026',
    );
    await expect(years.last()).toHaveCSS('border-radius', '4px');
  },
);
