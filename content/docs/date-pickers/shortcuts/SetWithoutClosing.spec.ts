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

testDemo(
  import.meta.url,
  'has the shortcuts above the calendar on a phone, where OK stays in sight',
  async ({ stage, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const dialog = page.getByRole('dialog');
    await openPopup(fieldOf(stage, 'Enrollment'), dialog);
    const shortcut = dialog.getByRole('button', { name: 'First term' });
    const [above, below] = await Promise.all([
      shortcut.boundingBox(),
      dialog.getByRole('grid', { name: 'August 2026' }).boundingBox(),
    ]);
    expect(above?.y).toBeLessThan(below?.y ?? 0);
    await expect(dialog.getByRole('button', { name: 'OK' })).toBeInViewport({
      ratio: 1,
    });
  },
  { alone: true },
);
