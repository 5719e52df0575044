import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeDate, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has null for an incomplete date, and an invalid date for February 31',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Moving day');
    const value = stage.getByRole('status');
    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(value).toHaveText('null: at least one section is empty');
    await typeSection(field.section('Day'), '31');
    await typeSection(field.section('Month'), '02');
    await expect(value).toHaveText('invalid: the sections do not make a date');

    await typeDate(field, '02/28/2026');
    await expect(value).toHaveText('2026-02-28');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await expect(value).toHaveText('null: at least one section is empty');
  },
);
