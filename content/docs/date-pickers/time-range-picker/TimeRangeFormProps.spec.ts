import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDisabled, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no change while disabled or read-only, and names one input for both times',
  async ({ stage, page }) => {
    for (const label of ['disabled', 'readOnly']) {
      const { button, input, section } = fieldOf(stage, label);
      await expect(button).toBeDisabled();
      for (const position of [0, 1]) {
        await clickDisabled(section('Hours').nth(position));
        await page.keyboard.type('11');
        await page.keyboard.press('Delete');
      }
      await expect(input).toHaveValue('06:00 AM – 02:30 PM');
    }
    const required = fieldOf(stage, 'required');
    await expect(required.input).toHaveCount(1);
    await expect(required.input).toHaveAttribute('name', 'shift');
    await expect(required.input).toHaveAttribute('required');
    await typeSection(required.section('Hours').nth(1), '09');
    await expect(required.input).toHaveValue('hh:mm aa – 09:mm aa');
  },
);
