import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  chooseDay,
  fieldOf,
  typeDate,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'accepts typing and a choice in the popup, one after the other',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Appointment');
    await typeDate(field, '05/04/2027');
    await expect(field.input).toHaveValue('05/04/2027');

    await chooseDay(page, field, 12);
    await expect(field.input).toHaveValue('05/12/2027');
    await chooseDay(page, field, 30);
    await expect(field.input).toHaveValue('05/30/2027');

    await field.section('Day').click();
    await page.keyboard.type('x');
    await expect(field.input).toHaveValue('05/30/2027');
    await typeSection(field.section('Day'), '07');
    await expect(field.input).toHaveValue('05/07/2027');
  },
);
