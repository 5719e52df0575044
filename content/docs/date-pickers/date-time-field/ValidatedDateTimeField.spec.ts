import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'rejects an earlier hour on the first day and an earlier day, and no earlier hour on later days',
  async ({ stage }) => {
    const field = fieldOf(stage, 'Arrival at the festival');
    const help = (text: string) => stage.getByText(text, { exact: true });
    const early = 'The festival has not started at this time';
    await expect(help(early)).toBeVisible();
    for (const [section, typed, text] of [
      ['Hours', '06', 'From July 4, 6:00 PM'],
      ['Hours', '01', early],
      ['Day', '05', 'From July 4, 6:00 PM'],
      ['Month', '06', early],
      ['Day', '31', 'Enter a date and a time'],
    ] as const) {
      await typeSection(field.section(section), typed);
      await expect(help(text)).toBeVisible();
    }
  },
);
