import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps the date of the value, and survives an incomplete and an empty time',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Night shift');
    const text = stage.getByText(/^Ends|^No shift/);
    await expect(text).toHaveText('Ends Tuesday at 6:30 AM');
    await typeSection(field.section('Hours'), '03');
    await expect(text).toHaveText('Ends Monday at 11:30 PM');
    await field.section('Minutes').click();
    await page.keyboard.press('Delete');
    await expect(text).toHaveText('No shift');
    await typeSection(field.section('Minutes'), '15');
    await expect(text).toHaveText('Ends Monday at 11:15 PM');

    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(text).toHaveText('No shift');
    await expect(field.input).toHaveValue('');
  },
);
