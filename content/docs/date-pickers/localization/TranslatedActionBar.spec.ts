import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { clickButton } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'takes the texts of the provider around each picker, and clears its value',
  async ({ stage, page }) => {
    for (const [label, open, clear, today] of [
      ['English', /^Choose date/, 'Clear', 'Today'],
      ['Deutsch', /^Datum auswählen/, 'Löschen', 'Heute'],
    ] as const) {
      const group = stage.getByRole('group', { name: label });
      await group.getByRole('button', { name: open }).click();
      const popup = page.getByRole('dialog', { name: label });
      await expect(popup.getByRole('button', { name: today })).toBeVisible();
      await clickButton(popup, clear);
      await expect(popup).toHaveCount(0);
      await expect(group.locator('input')).toHaveValue('');
    }
  },
);
