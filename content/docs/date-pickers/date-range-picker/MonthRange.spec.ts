import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'disables months on the wrong side of the other one, and ends on the last day of a month',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    const month = (name: string) => popup.getByRole('radio', { name });
    const until = fieldOf(stage, 'Until');
    await until.button.click();
    await month('February').click();
    await expect(popup).toHaveCount(0);
    await expect(until.button).toHaveAccessibleName(/Feb 28, 2026$/);

    const from = fieldOf(stage, 'From');
    await from.button.click();
    await expect(month('March')).toBeDisabled();
    await month('February').click();
    await expect(popup).toHaveCount(0);
    await until.button.click();
    await expect(month('January')).toBeDisabled();
    await expect(month('February')).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
  },
);
