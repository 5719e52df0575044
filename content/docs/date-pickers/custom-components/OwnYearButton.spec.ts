import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps role, state and keys of a year, and adds to the name of some',
  async ({ stage, page }) => {
    const year = (name: string) =>
      stage.getByRole('radio', { name, exact: true });
    await expect(year('2019, great vintage')).toBeChecked();
    await year('2017').click();
    await expect(year('2017')).toBeChecked();
    await expect(year('2019, great vintage')).not.toBeChecked();
    await page.keyboard.press('ArrowRight');
    await expect(year('2018')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(year('2018')).toBeChecked();
    await expect(stage.getByRole('radio', { checked: true })).toHaveCount(1);
  },
);
