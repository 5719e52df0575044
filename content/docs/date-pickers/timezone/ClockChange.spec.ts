import { expect, type Page } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, pressKeys, typeSection } from '#tests/support/picker.ts';
import { inTimeZone } from '#tests/support/timeZone.ts';

/** Lets the page believe that it is another day. Whatever has a date of its own keeps it. */
const readOn = (page: Page, today: string) =>
  page.evaluate((day) => {
    globalThis.Date = new Proxy(Date, {
      construct: (native, parts: unknown[]) =>
        Reflect.construct(native, parts.length === 0 ? [day] : parts),
    });
  }, today);

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
      });
    }

    for (const [today, offset] of [
      ['2026-12-01', '+01:00'],
      ['2026-07-01', '+02:00'],
    ] as const) {
      await readOn(page, today);
      for (const [zone, day, corrected] of [
        ['UTC', '25', offset],
        ['Asia/Tokyo', '25', offset],
        ['America/New_York', '01', '+02:00'],
      ] as const) {
        await inTimeZone(page, zone, async () => {
          await nextDay('2026-10-24 02:30');
          await expect(section('Day')).toHaveText(day);
          await expect(readout).toHaveText(
            `Read back: 02:30. Corrected: 02:30 ${corrected}`,
          );
        });
      }
    }

    await inTimeZone(page, 'America/New_York', async () => {
      await nextDay('2026-10-24 02:30');
      await typeSection(section('Day'), '25');
      await expect(readout).toHaveText(
        'Read back: 02:30. Corrected: 02:30 +02:00',
      );
    });

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

testDemo(
  import.meta.url,
  'loses the day when the year is typed over in a named zone, but not on a computer in New York',
  async ({ stage, page }) => {
    const { input, section } = fieldOf(stage, 'Night train from Berlin');
    for (const [zone, day] of [
      ['UTC', '01'],
      ['Europe/Berlin', '01'],
      ['Asia/Tokyo', '01'],
      ['America/New_York', '28'],
    ] as const) {
      await inTimeZone(page, zone, async () => {
        await stage.getByRole('button', { name: '2026-03-28 12:00' }).click();
        await expect(input).toHaveValue('03/28/2026 12:00');
        await typeSection(section('Year'), '2027');
        await expect(input).toHaveValue(`03/${day}/2027 12:00`);
      });
    }
  },
  { alone: true },
);
