import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  dayOf,
  fieldOf,
  openPopup,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps a forbidden date as the value, and has no error while a section is empty',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Repair');
    const readout = stage.getByText(/^Value:/);
    await expect(readout).toHaveText('Value: 2026-09-15, error: null');

    await typeSection(field.section('Month'), '10');
    await expect(readout).toHaveText('Value: 2026-10-15, error: maxDate');
    await expect(field.section('Month')).toHaveText('10');

    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(readout).toHaveText('Value: null, error: null');

    await typeSection(field.section('Month'), '09');
    await typeSection(field.section('Day'), '31');
    await expect(readout).toHaveText('Value: invalid date, error: invalidDate');
    await typeSection(field.section('Day'), '30');
    await expect(readout).toHaveText('Value: 2026-09-30, error: null');

    const popup = popupOf(page, 'Repair');
    await openPopup(field, popup);
    await expect(dayOf(popup, 30)).toBeEnabled();
    await expect(
      popup.getByRole('button', { name: 'Next month' }),
    ).toBeDisabled();
  },
);
