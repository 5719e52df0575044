import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'says why a time is wrong, and steps to the next allowed minute with the arrows',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Tennis');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const allowed = '08:00 to 20:00, every half hour';
    for (const [section, typed, text] of [
      ['Hours', '08', allowed],
      ['Minutes', '10', 'Courts are free every half hour'],
      ['Hours', '20', 'The gym closes at 20:00'],
      ['Minutes', '00', allowed],
      ['Hours', '05', 'The gym opens at 08:00'],
      ['Hours', '12', allowed],
    ] as const) {
      await typeSection(field.section(section), typed);
      await expect(help(text)).toBeVisible();
    }
    await typeSection(field.section('Minutes'), '10');
    await field.section('Minutes').click();
    await page.keyboard.press('ArrowUp');
    await expect(field.input).toHaveValue('12:30');
    await expect(help(allowed)).toBeVisible();
  },
);
