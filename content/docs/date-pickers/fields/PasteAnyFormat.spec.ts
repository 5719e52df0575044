import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, paste } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes three formats in any section, and keeps the date when the text is none',
  async ({ stage }) => {
    const field = fieldOf(stage, 'Invoice date');
    await field.section('Year').click();
    for (const [text, value] of [
      ['2026-04-17', '04/17/2026'],
      [' 5/1/2026 ', '05/01/2026'],
      ['31.12.2026', '12/31/2026'],
      ['2028-02-29', '02/29/2028'],
    ] as const) {
      await paste(field.section('Year'), text);
      await expect(field.input).toHaveValue(value);
    }
    await paste(field.section('Year'), '2027-02-29');
    await expect(stage.getByText('“2027-02-29” is not a date')).toBeVisible();
    await expect(field.input).toHaveValue('02/29/2028');
  },
);
