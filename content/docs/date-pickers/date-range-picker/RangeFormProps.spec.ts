import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDisabled, fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no change while disabled or read-only, and names one input for both dates',
  async ({ stage, page }) => {
    for (const label of ['disabled', 'readOnly']) {
      const { button, input, section } = fieldOf(stage, label);
      await expect(button).toBeDisabled();
      for (const position of [0, 1]) {
        await clickDisabled(section('Month').nth(position));
        await page.keyboard.type('05');
        await page.keyboard.press('Delete');
      }
      await expect(input).toHaveValue('01/01/2026 – 12/31/2026');
    }
    const required = fieldOf(stage, 'required');
    await expect(required.input).toHaveCount(1);
    await expect(required.input).toHaveAttribute('name', 'contract');
    await expect(required.input).toHaveAttribute('required');
    await typeSection(required.section('Month').first(), '09');
    await expect(required.input).toHaveValue('09/DD/YYYY – MM/DD/YYYY');
  },
);
