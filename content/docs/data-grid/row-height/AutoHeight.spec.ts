import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes a row as high as its note, follows an edit, and keeps its padding when the note is empty',
  async ({ stage, page }) => {
    const row = stage.locator('[role="row"][data-id]').first();
    const note = row.locator('[data-field="note"]');
    const height = async () => (await row.boundingBox())?.height ?? 0;
    const edit = async (text: string) => {
      await note.dblclick();
      await note.locator('input').fill(text);
      await page.keyboard.press('Enter');
      await expect(note.locator('input')).toHaveCount(0);
    };

    await edit('Short');
    const oneLine = await height();
    expect(oneLine).toBeGreaterThan(30);
    await edit('The seal was broken at the gate. '.repeat(12));
    await expect.poll(height).toBeGreaterThan(oneLine * 2);
    const fits = await note.evaluate(
      (cell) => cell.scrollHeight <= cell.clientHeight,
    );
    expect(fits).toBe(true);
    await edit('');
    await expect.poll(height).toBe(oneLine);
  },
);
