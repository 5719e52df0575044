import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'calls onChange once all sections are filled, then for each key, and for each deletion once',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Date of purchase');
    const calls = stage.getByRole('listitem');
    await typeSection(field.section('Month'), '02');
    await typeSection(field.section('Day'), '29');
    await expect(calls).toHaveText(['No call yet']);

    await field.section('Year').click();
    for (const [key, year] of [
      ['2', '0002'],
      ['0', '0020'],
      ['2', '0202'],
      ['8', '2028'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(field.section('Year')).toHaveText(year);
    }
    await expect(calls).toHaveText([
      'onChange: invalid date, invalidDate',
      'onChange: null, null',
      'onChange: invalid date, invalidDate',
      'onChange: 2028-02-29, null',
    ]);

    await stage.getByRole('button', { name: 'Clear the list' }).click();
    await field.section('Year').click();
    for (const year of ['2029', '2030', '2031', '2032']) {
      await page.keyboard.press('ArrowUp');
      await expect(field.section('Year')).toHaveText(year);
    }
    await expect(calls).toHaveText([
      'onChange: invalid date, invalidDate',
      'onChange: null, null',
      'onChange: invalid date, invalidDate',
      'onChange: 2032-02-29, null',
    ]);

    await stage.getByRole('button', { name: 'Clear the list' }).click();
    await field.section('Day').click();
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('02/DD/2032');
    await page.keyboard.press('Delete');
    await expect(calls).toHaveText(['onChange: null, null']);
    await field.section('Month').click();
    await page.keyboard.press('Delete');
    await expect(field.input).toHaveValue('MM/DD/2032');
    await expect(calls).toHaveText(['onChange: null, null']);
  },
);
