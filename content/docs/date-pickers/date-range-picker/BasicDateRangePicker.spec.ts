import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDayOf, fieldOf, typeRange } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes two typed dates, closes after the end, and starts again when the end is before the start',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Stay');
    const popup = page.getByRole('dialog');
    await typeRange(field, '04/17/2028', '04/20/2028');
    await expect(field.input).toHaveValue('04/17/2028 – 04/20/2028');

    await field.button.click();
    await clickDayOf(popup, 'April 2028', 25);
    await expect(popup).toBeVisible();
    await expect(field.input).toHaveValue('04/25/2028 – MM/DD/YYYY');
    await clickDayOf(popup, 'April 2028', 24);
    await expect(field.input).toHaveValue('04/24/2028 – MM/DD/YYYY');
    await clickDayOf(popup, 'May 2028', 2);
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('04/24/2028 – 05/02/2028');

    await field.button.click();
    await clickDayOf(popup, 'April 2028', 30);
    await clickDayOf(popup, 'April 2028', 30);
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('04/30/2028 – 04/30/2028');
  },
);
