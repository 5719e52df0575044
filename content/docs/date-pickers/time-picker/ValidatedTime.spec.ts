import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickOption,
  fieldOf,
  optionOf,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'says why a typed time is wrong, and disables such times in the popup',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Bike repair');
    const help = (text: string) => stage.getByText(text, { exact: true });
    await expect(help('Closed from 12:00 to 13:00')).toBeVisible();
    for (const [section, typed, text] of [
      ['Hours', '13', '09:00 to 18:00, not from 12:00 to 13:00'],
      ['Minutes', '20', 'Appointments start every 15 minutes'],
      ['Hours', '08', 'The workshop opens at 09:00'],
      ['Hours', '18', 'The last appointment is at 18:00'],
      ['Minutes', '00', '09:00 to 18:00, not from 12:00 to 13:00'],
      ['Hours', '12', 'Closed from 12:00 to 13:00'],
    ] as const) {
      await typeSection(field.section(section), typed);
      await expect(help(text)).toBeVisible();
    }

    await field.button.click();
    const popup = popupOf(page, 'Bike repair');
    for (const name of ['8 hours', '12 hours', '19 hours', '20 minutes']) {
      await expect(optionOf(popup, name)).toHaveAttribute(
        'aria-disabled',
        'true',
      );
    }
    await clickOption(popup, '18 hours');
    await expect(optionOf(popup, '45 minutes')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('18:00');

    await field.section('Minutes').click();
    await page.keyboard.press('Delete');
    await expect(help('09:00 to 18:00, not from 12:00 to 13:00')).toBeVisible();
  },
);
