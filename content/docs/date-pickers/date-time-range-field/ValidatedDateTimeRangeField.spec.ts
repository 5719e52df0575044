import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'compares hours on the first day only, and says which of the moments is wrong',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Helping at the festival');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const allowed = 'July 3, 14:00 to July 5, 22:00';
    const start = (name: 'Day' | 'Hours') => field.section(name).first();
    const end = (name: 'Day' | 'Hours') => field.section(name).nth(1);
    for (const [section, typed, text] of [
      [start('Hours'), '09', 'Check the start: from July 3, 14:00'],
      [start('Day'), '04', allowed],
      [end('Hours'), '08', 'The end is before the start'],
      [end('Day'), '06', 'Check the end: until July 5, 22:00'],
      [end('Day'), '05', allowed],
      [start('Day'), '02', 'Check the start: from July 3, 14:00'],
    ] as const) {
      await typeSection(section, typed);
      await expect(help(text)).toBeVisible();
    }
    await start('Day').click();
    await page.keyboard.press('Delete');
    await expect(help(allowed)).toBeVisible();
  },
);
