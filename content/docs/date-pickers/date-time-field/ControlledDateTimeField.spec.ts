import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has a value only while all sections are filled and make a date',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Sample taken');
    const text = stage.getByText(/^Use it until|^Enter the date/);
    await expect(text).toHaveText('Use it until March 4, 9:15 AM');
    await field.section('Minutes').click();
    await page.keyboard.press('Delete');
    await expect(text).toHaveText('Enter the date and the time');
    await typeSection(field.section('Minutes'), '45');
    await expect(text).toHaveText('Use it until March 4, 9:45 AM');
    await typeSection(field.section('Day'), '31');
    await expect(text).toHaveText('Use it until April 2, 9:45 AM');
    await field.section('Month').click();
    await page.keyboard.type('2');
    await expect(field.input).toHaveValue('02/31/2026 09:45 AM');
    await expect(field.group).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveText('Enter the date and the time');
    await typeSection(field.section('Month'), '03');
    await expect(text).toHaveText('Use it until April 2, 9:45 AM');
    await typeSection(field.section('Month'), '02');
    await expect(field.group).toHaveAttribute('aria-invalid', 'false');
    await expect(text).toHaveText('Enter the date and the time');

    await field.group.hover();
    await field.group.getByRole('button', { name: 'Clear' }).click();
    await expect(field.input).toHaveValue('');
  },
);
