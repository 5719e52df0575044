import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps 10:00 over the day when the clocks change, so the moment in UTC moves',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Opening in New York');
    const sent = stage.getByText(/^To the server:/);
    await expect(field.input).toHaveValue('03/07/2026 10:00');
    await expect(sent).toHaveText('To the server: 2026-03-07T15:00:00.000Z');
    await field.section('Day').click();
    for (const [day, moment] of [
      ['08', '2026-03-08T14:00:00.000Z'],
      ['09', '2026-03-09T14:00:00.000Z'],
    ] as const) {
      await page.keyboard.press('ArrowUp');
      await expect(field.input).toHaveValue(`03/${day}/2026 10:00`);
      await expect(sent).toHaveText(`To the server: ${moment}`);
    }
  },
);
