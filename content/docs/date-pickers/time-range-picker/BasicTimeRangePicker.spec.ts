import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickOption,
  fieldOf,
  optionOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes typed times, leads from the start to the end with Next, and empties an end before the new start',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Opening hours');
    const popup = page.getByRole('dialog');
    const next = popup.getByRole('button', { name: 'Next', exact: true });
    const accept = popup.getByRole('button', { name: 'OK' });
    for (const [position, hours, half] of [
      [0, '09', 'a'],
      [1, '05', 'p'],
    ] as const) {
      await typeSection(field.section('Hours').nth(position), hours);
      await typeSection(field.section('Minutes').nth(position), '30');
      await field.section('Meridiem').nth(position).click();
      await page.keyboard.press(half);
    }
    await expect(field.input).toHaveValue('09:30 AM – 05:30 PM');

    await field.button.click();
    await expect(accept).toHaveCount(0);
    await clickOption(popup, '10 hours');
    await expect(field.input).toHaveValue('10:30 AM – 05:30 PM');
    await next.click();
    await optionOf(popup, '4 hours').click();
    await accept.click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('10:30 AM – 04:30 PM');

    await field.button.click();
    await expect(next).toBeVisible();
    await clickOption(popup, 'PM');
    await expect(field.input).toHaveValue('10:30 PM – hh:mm aa');
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('10:30 AM – 04:30 PM');
  },
);
