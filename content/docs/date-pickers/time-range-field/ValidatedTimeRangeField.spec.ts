import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'says which of the times is wrong, and when their order is',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Building site');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const start = field.section('Hours').first();
    const end = field.section('Hours').nth(1);
    for (const [section, typed, text] of [
      [end, '07', 'The end is before the start'],
      [end, '08', 'Between 07:00 and 19:00'],
      [end, '20', 'Check the end: 07:00 to 19:00 only'],
      [start, '06', 'Check the start: 07:00 to 19:00 only'],
      [start, '09', 'Check the end: 07:00 to 19:00 only'],
      [end, '17', 'Between 07:00 and 19:00'],
    ] as const) {
      await typeSection(section, typed);
      await expect(help(text)).toBeVisible();
    }
    await start.click();
    await page.keyboard.press('Delete');
    await expect(help('Between 07:00 and 19:00')).toBeVisible();
  },
);
