import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDisabled, optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no choice while disabled or read-only',
  async ({ stage, page }) => {
    for (const name of ['disabled', 'readOnly']) {
      const clock = stage.getByRole('group', { name });
      await expect(optionOf(clock, '9 hours')).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await clickDisabled(optionOf(clock, '9 hours'));
      await page.keyboard.press('Enter');
      await expect(clock.getByRole('option', { selected: true })).toHaveText([
        '08',
        '00',
        'AM',
      ]);
    }
  },
);
