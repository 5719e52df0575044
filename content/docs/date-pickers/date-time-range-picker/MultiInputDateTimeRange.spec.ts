import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf, optionOf } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'opens on a click in the second input, and changes the end alone',
  async ({ stage, page }) => {
    const pickUp = fieldOf(stage, 'Pick-up');
    const giveBack = fieldOf(stage, 'Return');
    const popup = page.getByRole('tooltip');
    await expect(stage.getByRole('button')).toHaveCount(0);
    await giveBack.section('Day').click();
    await clickDay(popup, 12);
    await optionOf(popup, '6 hours').click();
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(popup).toHaveCount(0);
    await expect(giveBack.input).toHaveValue('05/12/2026 06:00 PM');
    await expect(pickUp.input).toHaveValue('05/04/2026 09:00 AM');
  },
);
