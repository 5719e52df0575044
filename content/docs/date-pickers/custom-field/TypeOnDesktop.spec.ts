import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  fieldOf,
  openPopup,
  pressKeys,
  typeSection,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes typing on the desktop only, and the dialog still changes the date',
  async ({ stage, page }) => {
    const desktop = fieldOf(stage, 'With a mouse');
    await typeSection(desktop.section('Day'), '07');
    await expect(desktop.input).toHaveValue('09/07/2026');

    const mobile = fieldOf(stage, 'On a touch screen');
    await mobile.section('Day').click();
    await pressKeys(page, '0', '7');
    await expect(mobile.input).toHaveValue('09/18/2026');
    const dialog = page.getByRole('dialog');
    await openPopup(mobile, dialog);
    await clickDay(dialog, 21);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(mobile.input).toHaveValue('09/21/2026');
  },
);
