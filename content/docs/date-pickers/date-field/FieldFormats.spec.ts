import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows one date in four formats, and takes the letters of each language',
  async ({ stage, page }) => {
    for (const [label, text] of [
      ['ISO 8601', '1969-07-20'],
      ['Long', 'Sunday, July 20, 1969'],
      ['German', '20.07.1969'],
      ['German, long', '20. Juli 1969'],
    ] as const) {
      await expect(fieldOf(stage, label).input).toHaveValue(text);
    }
    const german = fieldOf(stage, 'German, long');
    await german.section('Month').click();
    await page.keyboard.press('m');
    await expect(german.section('Month')).toHaveText('März');
    await page.keyboard.press('a');
    await expect(german.input).toHaveValue('20. Mai 1969');
  },
);
