import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'shows and takes the sections of each format',
  async ({ stage, page }) => {
    const iso = fieldOf(stage, 'YYYY-MM-DD');
    await expect(iso.input).toHaveValue('2026-03-09');
    await typeSection(iso.section('Year'), '2028');
    await typeSection(iso.section('Month'), '12');
    await typeSection(iso.section('Day'), '24');
    await expect(iso.input).toHaveValue('2028-12-24');

    const words = fieldOf(stage, 'D MMMM YYYY');
    await expect(words.section('Day')).toHaveText('09');
    await words.section('Month').click();
    for (const letter of ['s', 'e', 'p']) await page.keyboard.press(letter);
    await expect(words.section('Month')).toHaveText('September');

    const spacious = fieldOf(stage, 'DD.MM.YYYY, spacious');
    await expect(spacious.input).toHaveValue('09 . 03 . 2026');

    const exact = fieldOf(stage, 'D/M/YY as written');
    await expect(exact.section('Day')).toHaveText('9');
    await exact.section('Day').click();
    await page.keyboard.press('ArrowDown');
    await expect(exact.section('Day')).toHaveText('8');
    await expect(exact.section('Year')).toHaveText('26');
  },
);

testDemo(
  import.meta.url,
  'has the parts of a text with spaces in the opposite order from right to left, with marks between them',
  async ({ stage, direction }) => {
    const { input } = fieldOf(stage, 'D MMMM YYYY');
    await expect(input).toHaveValue(
      direction === 'rtl'
        ? '2026\u2069 \u2066March\u2069 \u206609'
        : '09 March 2026',
    );
    await expect(fieldOf(stage, 'YYYY-MM-DD').input).toHaveValue('2026-03-09');
    await expect(fieldOf(stage, 'DD.MM.YYYY, spacious').input).toHaveValue(
      '09 . 03 . 2026',
    );
  },
);
