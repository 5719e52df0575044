import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import {
  clickDay,
  fieldOf,
  openPopup,
  popupOf,
} from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'cancels to the date before the reset, unless a key makes it a new picker',
  async ({ stage, page }) => {
    const plain = fieldOf(stage, 'Without a key');
    const keyed = fieldOf(stage, 'With a key');
    await stage
      .getByRole('button', { name: 'Use the date of the order' })
      .click();
    for (const { input } of [plain, keyed]) {
      await expect(input).toHaveValue('11/20/2026');
    }

    for (const [label, field, canceled] of [
      ['Without a key', plain, '11/02/2026'],
      ['With a key', keyed, '11/20/2026'],
    ] as const) {
      const popup = popupOf(page, label);
      await openPopup(field, popup);
      await clickDay(popup, 25);
      await expect(field.input).toHaveValue('11/25/2026');
      await popup.getByRole('button', { name: 'Cancel' }).click();
      await expect(popup).toHaveCount(0);
      await expect(field.input).toHaveValue(canceled);
    }
  },
);
