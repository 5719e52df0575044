import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'calls half past midnight 12:30 AM with twelve hours, and 00:30 with 24',
  async ({ stage, page }) => {
    const text = (label: string) => fieldOf(stage, label).input;
    await expect(text('English')).toHaveValue('12:30 AM');
    await expect(text('English, 24 hours')).toHaveValue('00:30');
    await expect(text('German')).toHaveValue('00:30');

    const english = fieldOf(stage, 'English').group;
    await english.getByRole('spinbutton', { name: 'Meridiem' }).click();
    await page.keyboard.press('p');
    await expect(text('English')).toHaveValue('12:30 PM');
    await english.getByRole('spinbutton', { name: 'Hours' }).click();
    await page.keyboard.press('ArrowUp');
    await expect(text('English')).toHaveValue('01:30 PM');
  },
);
