import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf, popupOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'calls onChange for a day and onAccept for OK; Cancel restores; typing calls both',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Inspection');
    const popup = popupOf(page, 'Inspection');
    const calls = stage.getByRole('listitem');
    await expect(calls).toHaveText(['No call yet']);

    await field.button.click();
    await clickDay(popup, 14);
    await expect(calls).toHaveText(['onChange: 2026-10-14']);
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(calls).toHaveText([
      'onAccept: 2026-10-14',
      'onChange: 2026-10-14',
    ]);

    await field.button.click();
    await clickDay(popup, 20);
    await expect(field.input).toHaveValue('10/20/2026');
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('10/14/2026');
    await expect(calls.first()).toHaveText('onChange: 2026-10-14');

    await field.section('Month').click();
    await page.keyboard.press('0');
    await expect(calls.first()).toHaveText('onAccept: invalid date');
    await page.keyboard.press('5');
    await expect(field.input).toHaveValue('05/14/2026');
    await expect(calls.first()).toHaveText('onAccept: 2026-05-14');
    await expect(calls.nth(1)).toHaveText('onChange: 2026-05-14');
    await expect(calls.nth(2)).toHaveText('onAccept: invalid date');
    await expect(calls.nth(3)).toHaveText('onChange: invalid date');
  },
);
