import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has other closed days for the arrival than for the departure, and allows a stay of zero nights',
  async ({ stage }) => {
    const days = fieldOf(stage, 'Stay').section('Day');
    const [arrival, departure] = [days.nth(0), days.nth(1)];
    const help = (text: string) => stage.getByText(text, { exact: true });
    await expect(help('The cabin is free')).toBeVisible();
    for (const [section, day, text] of [
      [departure, '06', 'No departures on Mondays'],
      [departure, '05', 'The cabin is free'],
      [arrival, '05', 'No arrivals on Sundays'],
      [arrival, '06', 'The departure is before the arrival'],
      [departure, '07', 'The cabin is free'],
      [arrival, '07', 'The cabin is free'],
    ] as const) {
      await typeSection(section, day);
      await expect(help(text)).toBeVisible();
    }
  },
);
