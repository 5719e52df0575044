import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows and says the price of a day, also after a change of the month',
  async ({ stage, page }) => {
    const day = (name: string) =>
      stage.getByRole('gridcell', { name, exact: true });
    await expect(day('April 18, 120 euros')).toHaveText('18€120');
    await day('April 18, 120 euros').click();
    await expect(day('April 18, 120 euros')).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(day('May 2, 120 euros')).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(day('May 4, 80 euros')).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);
