import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickButton,
  fieldOf,
  optionOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes 12 or 24 hours from the locale, and from ampm before it',
  async ({ stage, page }) => {
    const popup = page.getByRole('dialog');
    await expect(fieldOf(stage, 'English').input).toHaveValue('08:05 PM');

    const long = fieldOf(stage, 'English, 24 hours');
    await expect(long.input).toHaveValue('20:05');
    await typeSection(long.section('Hours'), '00');
    await expect(long.input).toHaveValue('00:05');
    await long.button.click();
    await expect(
      popup.getByRole('listbox', { name: 'Select hours' }).getByRole('option'),
    ).toHaveCount(24);
    await expect(optionOf(popup, 'AM')).toHaveCount(0);
    await clickButton(popup, 'Cancel');
    await expect(popup).toHaveCount(0);

    const german = stage.getByRole('group', { name: 'Deutsch' });
    await expect(german.locator('input')).toHaveValue('20:05');
    await german.getByRole('button', { name: 'Uhrzeit auswählen' }).click();
    await expect(popup.getByRole('listbox')).toHaveCount(2);
    await expect(
      popup.getByRole('option', { name: '20 Stunden' }),
    ).toHaveAttribute('aria-selected', 'true');
    await clickButton(popup, 'OK');
    await expect(popup).toHaveCount(0);
  },
);
