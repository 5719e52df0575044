import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'changes the order of the parts, the separators and the clock, and keeps the value',
  async ({ stage }) => {
    const { input } = fieldOf(stage, 'Departure');
    for (const [locale, text] of [
      ['en-gb', '03/04/2026 18:05'],
      ['de', '03.04.2026 18:05'],
      ['sv', '2026-04-03 18:05'],
      ['ja', '2026/04/03 18:05'],
      ['en', '04/03/2026 06:05 PM'],
    ] as const) {
      await stage.getByRole('button', { name: locale, exact: true }).click();
      await expect(input).toHaveValue(text);
    }
  },
);
