import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes a date and a time in one field, and keeps the time when the date changes',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Received');
    await expect(field.group.getByRole('button')).toHaveCount(0);
    await typeDate(field, '12/31/2026');
    await typeSection(field.section('Hours'), '11');
    await typeSection(field.section('Minutes'), '59');
    await field.section('Meridiem').click();
    await page.keyboard.press('p');
    await expect(field.input).toHaveValue('12/31/2026 11:59 PM');
    await typeSection(field.section('Year'), '2027');
    await expect(field.input).toHaveValue('12/31/2027 11:59 PM');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('');
  },
);
