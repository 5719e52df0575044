import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, pressKeys, typeSection } from '#tests/support/picker.ts';
import { inTimeZone } from '#tests/support/timeZone.ts';

testDemo(
  import.meta.url,
  'keeps the day while the year is typed over, and moves to the days when the clocks change, in four zones',
  async ({ stage, page }) => {
    const { input, section } = fieldOf(stage, 'Opening in Berlin');
    const sent = stage.getByText(/^To the server:/);
    await expect(input).toHaveValue('03/29/2026 12:00');
    await expect(sent).toHaveText('To the server: 2026-03-29T10:00:00.000Z');

    for (const zone of [
      'UTC',
      'America/New_York',
      'Asia/Tokyo',
      'Europe/Berlin',
    ]) {
      await inTimeZone(page, zone, async () => {
        await typeSection(section('Month'), '03');
        await typeSection(section('Day'), '29');
        for (const year of ['2027', '2026']) {
          await typeSection(section('Year'), year);
          await expect(input).toHaveValue(`03/29/${year} 12:00`);
          await expect(sent).toHaveText(
            `To the server: ${year}-03-29T10:00:00.000Z`,
          );
        }
        await typeSection(section('Month'), '10');
        await typeSection(section('Day'), '24');
        await expect(sent).toHaveText(
          'To the server: 2026-10-24T10:00:00.000Z',
        );
        await section('Day').click();
        await pressKeys(page, 'ArrowUp');
        await expect(input).toHaveValue('10/25/2026 12:00');
        await expect(sent).toHaveText(
          'To the server: 2026-10-25T11:00:00.000Z',
        );
      });
    }
  },
  { alone: true },
);
