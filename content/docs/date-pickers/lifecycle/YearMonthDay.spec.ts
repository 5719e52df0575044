import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  fieldOf,
  openPopup,
  popupOf,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'changes the value in each view, and accepts it with the day',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Anniversary');
    const popup = popupOf(page, 'Anniversary');
    const calls = stage.getByRole('listitem');
    await openPopup(field, popup);
    await popup.getByRole('radio', { name: '2025' }).click();
    await popup.getByRole('radio', { name: 'March' }).click();
    await expect(calls).toHaveText([
      'onChange: 2025-02-28',
      'onViewChange: month',
      'onChange: 2025-03-28',
      'onViewChange: day',
    ]);
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(calls.nth(4)).toHaveText('onAccept: 2025-03-28');
    await expect(calls.nth(5)).toHaveText('onClose');

    await stage.getByRole('button', { name: 'Clear the list' }).click();
    await openPopup(field, popup);
    await popup.getByRole('radio', { name: '2028' }).click();
    await popup.getByRole('radio', { name: 'March' }).click();
    await clickDay(popup, 31);
    await expect(popup).toHaveCount(0);
    await expect(calls).toHaveText([
      'onChange: 2028-03-28',
      'onViewChange: month',
      'onViewChange: day',
      'onChange: 2028-03-31',
      'onAccept: 2028-03-31',
      'onClose',
    ]);
  },
);
