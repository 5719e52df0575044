import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts with the latest year, and goes to earlier ones with the down arrow',
  async ({ stage, page }) => {
    const years = stage.getByRole('radio');
    await expect(years.first()).toHaveText('2026');
    await expect(years.last()).toHaveText('1998');
    await stage.getByRole('radio', { name: '2019' }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(stage.getByRole('radio', { name: '2015' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(stage.getByRole('radio', { name: '2019' })).toBeFocused();
  },
);
