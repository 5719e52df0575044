import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, popupOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes no change while disabled or read-only, and opens for required and error',
  async ({ stage, page }) => {
    // Proves: Tab also stops at a disabled field
    await fieldOf(stage, 'readOnly').section('Month').focus();
    await page.keyboard.press('Shift+Tab');
    const off = fieldOf(stage, 'disabled');
    await expect(off.group.locator(':focus')).toHaveCount(1);
    await page.keyboard.type('05');
    await expect(off.input).toHaveValue('02/01/2026');

    for (const label of ['disabled', 'readOnly']) {
      const { button, input, section } = fieldOf(stage, label);
      await expect(button).toBeDisabled();
      await section('Month').click({ force: true });
      await page.keyboard.type('05');
      await page.keyboard.press('Delete');
      await expect(input).toHaveValue('02/01/2026');
    }
    await expect(fieldOf(stage, 'readOnly').section('Month')).toHaveAttribute(
      'aria-readonly',
      'true',
    );

    const required = fieldOf(stage, 'required');
    await expect(required.input).toHaveAttribute('required');
    await typeDate(required, '09/30/2026');
    await expect(required.input).toHaveValue('09/30/2026');

    const wrong = fieldOf(stage, 'error');
    await expect(stage.getByText('The contract is closed')).toBeVisible();
    await wrong.button.click();
    await page.keyboard.press('Escape');
    await expect(popupOf(page, 'error')).toHaveCount(0);
    await expect(wrong.input).toHaveValue('02/01/2026');
  },
);
