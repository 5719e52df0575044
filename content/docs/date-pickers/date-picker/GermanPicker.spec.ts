import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has German formats, texts and names, and a week that starts on Monday',
  async ({ stage, page }) => {
    const field = stage.getByRole('group', { name: 'Liefertermin' });
    await expect(field.locator('input')).toHaveValue('17.04.2026');
    const button = field.getByRole('button', { name: 'Datum auswählen' });
    await button.click();
    const popup = page.getByRole('dialog', { name: 'Liefertermin' });
    await expect(popup.getByRole('grid', { name: 'April 2026' })).toBeVisible();
    await expect(popup.getByRole('columnheader').first()).toHaveAccessibleName(
      'Montag',
    );
    await expect(popup.getByRole('button', { name: 'Heute' })).toBeVisible();
    await expect(popup.getByRole('button', { name: 'Clear' })).toHaveCount(0);
    await popup.getByRole('button', { name: 'Löschen' }).click();
    await expect(popup).toHaveCount(0);
    await expect(field.locator('input')).toHaveValue('');

    for (const [name, text] of [
      ['Tag', '03'],
      ['Monat', '10'],
      ['Jahr', '2026'],
    ] as const) {
      await typeSection(field.getByRole('spinbutton', { name }), text);
    }
    await expect(field.locator('input')).toHaveValue('03.10.2026');
  },
);
