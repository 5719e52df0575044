import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDisabled,
  fieldOf,
  popupOf,
  typeDate,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no change while disabled or read-only, and opens for required and error',
  async ({ stage, page }) => {
    for (const label of ['disabled', 'readOnly']) {
      const { button, input, section } = fieldOf(stage, label);
      await expect(button).toBeDisabled();
      await clickDisabled(section('Minutes'));
      await page.keyboard.type('45');
      await page.keyboard.press('Delete');
      await expect(input).toHaveValue('02/27/2026 12:00 PM');
    }

    const required = fieldOf(stage, 'required');
    await expect(required.input).toHaveAttribute('required');
    await expect(required.input).toHaveAttribute('name', 'deadline');
    await typeDate(required, '03/31/2026');
    await expect(required.input).toHaveValue('03/31/2026 hh:mm aa');

    const wrong = fieldOf(stage, 'error');
    await expect(stage.getByText('The deadline has passed')).toBeVisible();
    await wrong.button.click();
    await expect(popupOf(page, 'error')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(popupOf(page, 'error')).toHaveCount(0);
    await expect(wrong.input).toHaveValue('02/27/2026 12:00 PM');
  },
);
