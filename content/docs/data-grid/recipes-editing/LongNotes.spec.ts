import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'takes several lines, saves with a plain Enter, and gives Escape and clicks their usual meaning',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="note"]`);
    const note = page.getByRole('textbox', { name: 'Note' });

    await cell(5).dblclick();
    await expect(note).toBeFocused();
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('Ask for Ana');
    await expect(note).toHaveValue(
      'Call the consignee before delivery\nAsk for Ana',
    );
    await page.keyboard.press('Enter');
    await expect(note).toHaveCount(0);
    await expect(cell(5)).toHaveAttribute('title', /delivery\nAsk for Ana/);

    await cell(2).dblclick();
    await page.keyboard.type('Never saved');
    await page.keyboard.press('Escape');
    await expect(note).toHaveCount(0);
    await expect(cell(2)).toHaveText('');

    // A click in the text does not leave the cell, one on another cell does.
    await cell(2).dblclick();
    await page.keyboard.type('Keep dry');
    await note.click();
    await expect(note).toBeFocused();
    await stage.locator('[data-id="1"] [data-field="number"]').click();
    await expect(note).toHaveCount(0);
    await expect(cell(2)).toHaveText('Keep dry');
  },
);
