import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickButton,
  clickOption,
  fieldOf,
  optionOf,
  popupOf,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'starts at midnight in the popup, stays open until OK, and accepts typing',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Wake-up call');
    const popup = popupOf(page, 'Wake-up call');
    await field.button.click();
    await clickButton(popup, 'OK');
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('');

    await field.button.click();
    await clickOption(popup, '6 hours');
    await expect(field.input).toHaveValue('06:00 AM');
    await optionOf(popup, '45 minutes').click();
    await optionOf(popup, 'PM').click();
    // Proves: The popup stays open until OK is pressed, because the picker
    await expect(popup).toBeVisible();
    await expect(field.input).toHaveValue('06:45 PM');
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);

    await typeSection(field.section('Minutes'), '07');
    await expect(field.input).toHaveValue('06:07 PM');
    await field.button.click();
    await expect(popup.getByRole('option', { selected: true })).toHaveText([
      '06',
      'PM',
    ]);
    await clickButton(popup, 'Cancel');
    await expect(popup).toHaveCount(0);
    await expect(field.input).toHaveValue('06:07 PM');
  },
);
