import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'has French buttons, names of sections and placeholders',
  async ({ stage, page }) => {
    const departure = stage.getByRole('group', { name: 'Départ' });
    await expect(departure.locator('input')).toHaveValue('01/08/2026');
    await departure.getByRole('button', { name: /^Choisir la date/ }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Choisir une date')).toBeVisible();
    await expect(
      dialog.getByRole('button', { name: 'Mois suivant' }),
    ).toBeVisible();
    await clickButton(dialog, 'Annuler');
    await expect(dialog).toHaveCount(0);

    const birthday = stage.getByRole('group', { name: 'Date de naissance' });
    await birthday.getByRole('spinbutton', { name: 'Jour' }).click();
    await expect(birthday.getByRole('spinbutton')).toHaveText([
      'JJ',
      'MM',
      'AAAA',
    ]);
  },
);
