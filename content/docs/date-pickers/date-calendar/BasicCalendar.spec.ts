import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { dayOf, monthStands } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'selects a day with the mouse and the keyboard, and moves February 29 to 28 in another year',
  async ({ stage, page }) => {
    const selected = stage.getByRole('gridcell', { selected: true });
    await expect(selected).toHaveText('29');
    await dayOf(stage, 28).click();
    await expect(selected).toHaveText('28');
    await page.keyboard.press('ArrowDown');
    await monthStands(stage, 'March 2028');
    await page.keyboard.press('Enter');
    await expect(selected).toHaveText(['6']);
    await stage.getByRole('button', { name: 'Previous month' }).click();
    await monthStands(stage, 'February 2028');
    await dayOf(stage, 29).click();

    await stage.getByRole('button', { name: /switch to year view/ }).click();
    await stage.getByRole('radio', { name: '2029' }).click();
    await monthStands(stage, 'February 2029');
    await expect(selected).toHaveText(['28']);
  },
);
