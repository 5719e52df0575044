import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDisabled, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no change while disabled or read-only, and names one input for both moments',
  async ({ stage, page }) => {
    for (const label of ['disabled', 'readOnly']) {
      const { button, input, section } = fieldOf(stage, label);
      await expect(button).toBeDisabled();
      for (const position of [0, 1]) {
        await clickDisabled(section('Minutes').nth(position));
        await page.keyboard.type('45');
        await page.keyboard.press('Delete');
      }
      await expect(input).toHaveValue(
        '02/02/2026 10:00 PM – 02/03/2026 04:00 AM',
      );
    }
    const required = fieldOf(stage, 'required');
    await expect(required.input).toHaveCount(1);
    await expect(required.input).toHaveAttribute('name', 'maintenance');
    await expect(required.input).toHaveAttribute('required');
    await typeSection(required.section('Month').first(), '09');
    await expect(required.input).toHaveValue(
      '09/DD/YYYY hh:mm aa – MM/DD/YYYY hh:mm aa',
    );
  },
);
