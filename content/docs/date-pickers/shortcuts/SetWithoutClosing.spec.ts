import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { fieldOf, openPopup } from '#tests/support/picker.ts';

testDemo(
  import.meta.url,
  'keeps the dialog open after a shortcut, and gives it up on Cancel',
  async ({ stage, page }) => {
    const field = fieldOf(stage, 'Enrollment');
    const dialog = page.getByRole('dialog');
    const press = (name: string) =>
      dialog.getByRole('button', { name, exact: true }).click();
    for (const [leave, text] of [
      ['Cancel', '08/31/2026'],
      ['OK', '02/08/2027'],
    ] as const) {
      await openPopup(field, dialog);
      await press('First term');
      await press('Second term');
      await expect(
        dialog.getByRole('grid', { name: 'February 2027' }),
      ).toBeVisible();
      await press(leave);
      await expect(dialog).toHaveCount(0);
      await expect(field.input).toHaveValue(text);
    }
  },
);
