import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, pressKeys } from '#tests/support/picker.ts';
import { inTimeZone } from '#tests/support/timeZone.ts';

testDemo(
  import.meta.url,
  'moves to the missing and to the doubled hour, on computers in four zones and in both seasons',
  async ({ stage, page }) => {
    const { section } = fieldOf(stage, 'Night train from Berlin');
    const readout = stage.getByText(/^(Read back|No valid time)/);
    const nextDay = async (start: string) => {
      await stage.getByRole('button', { name: start }).click();
      await section('Day').click();
      await pressKeys(page, 'ArrowUp');
    };

    for (const zone of ['UTC', 'America/New_York', 'Asia/Tokyo']) {
      await inTimeZone(page, zone, async () => {
        await nextDay('2026-03-28 02:30');
        await expect(readout).toHaveText(
          'Read back: 01:30. Corrected: 03:30 +02:00',
        );
        await nextDay('2026-03-28 12:00');
        await expect(readout).toHaveText(
          'Read back: 12:00. Corrected: 12:00 +02:00',
        );
        for (const [today, offset] of [
          ['2026-12-01', '+01:00'],
          ['2026-07-01', '+02:00'],
        ] as const) {
          await page.clock.setFixedTime(today);
          await nextDay('2026-10-24 02:30');
          await expect(section('Day')).toHaveText('25');
          await expect(readout).toHaveText(
            `Read back: 02:30. Corrected: 02:30 ${offset}`,
          );
        }
      });
    }

    await inTimeZone(page, 'Europe/Berlin', async () => {
      await nextDay('2026-03-28 02:30');
      await expect(readout).toHaveText('No valid time');
      await nextDay('2026-03-28 12:00');
      await expect(readout).toHaveText(
        'Read back: 11:00. Corrected: 12:00 +02:00',
      );
    });
  },
  { alone: true },
);
