import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'moves on after a full section, steps with the keys, and wraps around at the end',
  async ({ stage, page }) => {
    const day = fieldOf(stage, 'Day');
    await day.section('Month').click();
    for (const [key, text] of [
      ['End', '12'],
      ['ArrowUp', '01'],
      ['ArrowDown', '12'],
      ['PageUp', '05'],
      ['Home', '01'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(day.section('Month')).toHaveText(text);
    }
    // Proves: A digit that cannot be the first of two ends the section.
    await page.keyboard.press('4');
    await expect(day.section('Day')).toBeFocused();
    await page.keyboard.press('3');
    await expect(day.section('Day')).toHaveText('03');
    await expect(day.section('Day')).toBeFocused();
    await page.keyboard.press('0');
    await expect(day.section('Year')).toBeFocused();
    await expect(day.input).toHaveValue('04/30/2026');

    const time = fieldOf(stage, 'Time').group;
    await time.getByRole('spinbutton', { name: 'Meridiem' }).click();
    await page.keyboard.press('a');
    await expect(time.locator('input')).toHaveValue('02:45 AM');
  },
);
