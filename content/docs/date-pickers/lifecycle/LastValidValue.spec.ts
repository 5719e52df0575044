import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps the last allowed date while the field is empty, impossible or forbidden',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Evening');
    const seats = stage.getByText(/^Seats for/);
    await expect(seats).toHaveText('Seats for Sunday, May 31, 2026');

    await typeSection(field.section('Month'), '06');
    await expect(field.input).toHaveValue('06/31/2026');
    await expect(seats).toHaveText('Seats for Sunday, May 31, 2026');
    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('06/DD/2026');
    await expect(seats).toHaveText('Seats for Sunday, May 31, 2026');

    await typeSection(field.section('Day'), '30');
    await expect(seats).toHaveText('Seats for Tuesday, June 30, 2026');
    await typeSection(field.section('Month'), '01');
    await expect(field.input).toHaveValue('01/30/2026');
    await expect(seats).toHaveText('Seats for Tuesday, June 30, 2026');
  },
);
