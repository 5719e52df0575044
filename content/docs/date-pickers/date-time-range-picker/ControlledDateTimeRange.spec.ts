import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'charges for a whole range, and asks for both of half a range or a reversed one',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Parking');
    const text = stage.getByText(/of parking$|^Choose a start/);
    await expect(text).toHaveText('€48 for 16 h of parking');
    await typeSection(field.section('Day').nth(1), '14');
    await expect(text).toHaveText('€120 for 40 h of parking');
    await typeSection(field.section('Day').nth(1), '12');
    await expect(text).toHaveText('Choose a start and a later end');
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');
    await field.section('Minutes').nth(1).click();
    await page.keyboard.press('Delete');
    await expect(field.group).toHaveAttribute('aria-invalid', 'false');
    await expect(text).toHaveText('Choose a start and a later end');
    await stage.getByRole('button', { name: 'No parking' }).click();
    await expect(field.input).toHaveValue('');
  },
);
