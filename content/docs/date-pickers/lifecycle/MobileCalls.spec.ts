import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickDay, fieldOf, openPopup } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'waits for OK, accepts on Escape, and goes back to the accepted day on Cancel',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Moving day');
    const dialog = page.getByRole('dialog');
    const calls = stage.getByRole('listitem');
    for (const [day, leave, expected] of [
      [12, 'OK', ['onChange: 2026-08-12', 'onAccept: 2026-08-12', 'onClose']],
      [
        13,
        'Escape',
        ['onChange: 2026-08-13', 'onAccept: 2026-08-13', 'onClose'],
      ],
      [
        14,
        'Cancel',
        ['onChange: 2026-08-14', 'onChange: 2026-08-13', 'onClose'],
      ],
    ] as const) {
      await openPopup(field, dialog);
      await clickDay(dialog, day);
      if (leave === 'Escape') await page.keyboard.press(leave);
      else await dialog.getByRole('button', { name: leave }).click();
      await expect(dialog).toHaveCount(0);
      await expect(calls).toHaveText([...expected]);
      await stage.getByRole('button', { name: 'Clear the list' }).click();
    }

    await openPopup(field, dialog);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(calls).toHaveText(['onClose']);
  },
);
