import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'explains each rule, and checks the day of the week before the limits',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Day of the visit');
    const help = (text: string) => stage.getByText(text, { exact: true });
    await expect(help('Not on Sundays')).toBeVisible();
    await field.section('Day').click();
    await page.keyboard.press('ArrowUp');
    await expect(help('The museum is closed on Sundays')).toBeVisible();
    await typeSection(field.section('Month'), '03');
    await typeSection(field.section('Day'), '01');
    await expect(
      help('The voucher expires on February 28, 2027'),
    ).toBeVisible();
    await typeSection(field.section('Year'), '2024');
    await expect(help('Not on Sundays')).toBeVisible();
    await typeSection(field.section('Month'), '01');
    await expect(
      help('The voucher is valid from February 29, 2024'),
    ).toBeVisible();
  },
);
