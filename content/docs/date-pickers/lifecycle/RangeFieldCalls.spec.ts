import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'reports both dates when one changes, and keeps one while the other is incomplete',
  async ({ stage, page }) => {
    const days = fieldOf(stage, 'Exhibition').section('Day');
    const calls = stage.getByRole('listitem');
    await days.nth(0).click();
    for (const day of ['05', '06', '07', '08', '09']) {
      await page.keyboard.press('ArrowUp');
      await expect(days.nth(0)).toHaveText(day);
    }
    // Proves: It always passes both dates and both errors.
    await expect(calls).toHaveText([
      '2026-05-05 – 2026-05-08: null, null',
      '2026-05-06 – 2026-05-08: null, null',
      '2026-05-07 – 2026-05-08: null, null',
      '2026-05-08 – 2026-05-08: null, null',
      '2026-05-09 – 2026-05-08: invalidRange, invalidRange',
    ]);

    await days.nth(1).click();
    await page.keyboard.press('Delete');
    await expect(calls.last()).toHaveText('2026-05-09 – null: null, null');
    await expect(days.nth(0)).toHaveText('09');
  },
);
