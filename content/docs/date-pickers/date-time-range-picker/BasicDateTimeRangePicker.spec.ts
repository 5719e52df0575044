import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickButton,
  clickDay,
  dayOf,
  fieldOf,
  optionOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes typing, leads from the start to the end with Next, and starts again with an earlier end',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Rental');
    const popup = page.getByRole('dialog');
    const next = popup.getByRole('button', { name: 'Next', exact: true });
    for (const [position, day, hours, half] of [
      [0, '04', '10', 'a'],
      [1, '08', '05', 'p'],
    ] as const) {
      for (const [name, text] of [
        ['Month', '05'],
        ['Day', day],
        ['Year', '2026'],
        ['Hours', hours],
        ['Minutes', '30'],
      ] as const) {
        await typeSection(field.section(name).nth(position), text);
      }
      await field.section('Meridiem').nth(position).click();
      await page.keyboard.press(half);
    }
    await expect(field.input).toHaveValue(
      '05/04/2026 10:30 AM – 05/08/2026 05:30 PM',
    );

    await field.button.click();
    await clickDay(popup, 5);
    await optionOf(popup, '11 hours').click();
    await next.click();
    await dayOf(popup, 9).click();
    await optionOf(popup, '4 hours').click();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue(
      '05/05/2026 11:30 AM – 05/09/2026 04:30 PM',
    );

    await field.button.click();
    await clickButton(popup, 'Next');
    await clickDay(popup, 3);
    await expect(field.input).toHaveValue(
      '05/03/2026 04:30 PM – MM/DD/YYYY hh:mm aa',
    );
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue(
      '05/05/2026 11:30 AM – 05/09/2026 04:30 PM',
    );
  },
);
