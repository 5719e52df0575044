import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  dayOf,
  fieldOf,
  optionOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'changes the day without the time and the time without the day, and survives an incomplete value',
  async ({ stage, page }) => {
    const picker = fieldOf(stage, 'DateTimePicker');
    const field = fieldOf(stage, 'Its field alone: DateTimeField');
    await expect(field.group.getByRole('button')).toHaveCount(0);

    await dayOf(stage, 21).click();
    await expect(picker.input).toHaveValue('04/21/2026 02:30 PM');
    await optionOf(stage, '9 hours').click();
    await optionOf(stage, 'AM').click();
    await expect(picker.input).toHaveValue('04/21/2026 09:30 AM');

    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(stage.getByRole('gridcell', { selected: true })).toHaveCount(
      0,
    );
    await expect(stage.getByRole('option', { selected: true })).toHaveCount(0);
    await typeSection(field.section('Day'), '30');
    await expect(picker.input).toHaveValue('04/30/2026 09:30 AM');
  },
);
