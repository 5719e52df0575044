import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has no button and no popup, and marks an impossible date',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Passport expires');
    await expect(field.group.getByRole('button')).toHaveCount(0);
    await typeDate(field, '02/29/2032');
    await expect(field.input).toHaveValue('02/29/2032');
    await expect(field.group).toHaveAttribute('aria-invalid', 'false');

    await field.section('Year').click();
    await page.keyboard.press('ArrowUp');
    await expect(field.input).toHaveValue('02/29/2033');
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');
    await field.section('Day').click();
    await page.keyboard.press('ArrowDown');
    await expect(field.input).toHaveValue('02/28/2033');
    await expect(field.group).toHaveAttribute('aria-invalid', 'false');
  },
);
