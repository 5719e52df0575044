import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a long note by keyboard, returns the focus, and has no button for a short one',
  async ({ stage, page, keys }) => {
    const cell = (row: number, field: string) =>
      stage.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);
    await expect(
      stage.getByRole('button', { name: 'More of the note' }),
    ).toHaveCount(3);
    await expect(cell(5, 'note')).toHaveText('Keep dry');
    await expect(cell(1, 'note')).toHaveText('');

    await cell(0, 'number').click();
    await page.keyboard.press(keys.open);
    const more = cell(0, 'note').getByRole('button');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    const note = page.getByRole('dialog', { name: 'Note of NG-10001' });
    await expect(note).toContainText('see the photos of the survey');
    // Arrow keys in the popup do not move the cell behind it.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(more).toBeFocused();
    await page.keyboard.press('Space');
    await expect(note).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(cell(1, 'note')).toBeFocused();
  },
);
