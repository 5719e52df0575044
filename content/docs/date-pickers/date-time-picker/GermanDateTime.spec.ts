import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton, typeSection } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has German formats and names, 24 hours, and a week that starts on Monday',
  async ({ stage, page }) => {
    const field = stage.getByRole('group', { name: 'Probefahrt' });
    await expect(field.locator('input')).toHaveValue('17.04.2026 16:30');
    await field.getByRole('button', { name: 'Datum auswählen' }).click();
    const popup = page.getByRole('dialog', { name: 'Probefahrt' });
    await expect(popup.getByRole('columnheader').first()).toHaveAccessibleName(
      'Montag',
    );
    await expect(popup.getByRole('listbox')).toHaveCount(2);
    await clickButton(popup, 'Abbrechen');
    await expect(popup).toHaveCount(0);
    await typeSection(field.getByRole('spinbutton', { name: 'Stunden' }), '00');
    await expect(field.locator('input')).toHaveValue('17.04.2026 00:30');
  },
);
