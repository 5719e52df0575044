import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'says which of the dates is wrong, and when their order is',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Parental leave');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const [start, end] = [0, 1].map((index) => ({
      month: field.section('Month').nth(index),
      year: field.section('Year').nth(index),
    }));
    if (!start || !end) throw new Error('The field has no two dates.');
    for (const [section, typed, text] of [
      [end.month, '01', 'The end is before the start'],
      [end.month, '10', 'Within the year 2026'],
      [end.year, '2027', 'Check the end: the year 2026 only'],
      [start.year, '2025', 'Check the start: the year 2026 only'],
      [start.year, '2026', 'Check the end: the year 2026 only'],
      [end.year, '2026', 'Within the year 2026'],
    ] as const) {
      await typeSection(section, typed);
      await expect(help(text)).toBeVisible();
    }
    await start.month.click();
    await page.keyboard.press('Delete');
    await expect(help('Within the year 2026')).toBeVisible();
  },
);
