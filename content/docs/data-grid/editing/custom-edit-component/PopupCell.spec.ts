import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'edits in a popup with the focus in it, and closes it with every way out of the cell',
  async ({ stage, page }) => {
    const cell = (id: number) =>
      stage.locator(`[data-id="${id}"] [data-field="weight"]`);
    const tons = page.getByRole('spinbutton', { name: 'Tons' });

    await cell(1).dblclick();
    await expect(tons).toBeFocused();
    await expect(tons).toHaveValue('182.4');
    await tons.fill('190');
    await expect(cell(1)).toHaveText('190,000');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(tons).toHaveCount(0);
    await expect(cell(1)).toHaveText('190,000');
    await expect(cell(1)).toBeFocused();

    await page.keyboard.press('Enter');
    await tons.fill('1');
    await page.keyboard.press('Escape');
    await expect(tons).toHaveCount(0);
    await expect(cell(1)).toHaveText('190,000');

    await cell(2).dblclick();
    await tons.fill('2');
    await page.keyboard.press('Enter');
    await expect(cell(2)).toHaveText('2,000');
    await expect(cell(3)).toBeFocused();

    await cell(3).dblclick();
    await tons.fill('3');
    await stage.locator('[data-id="4"] [data-field="number"]').click();
    await expect(tons).toHaveCount(0);
    await expect(cell(3)).toHaveText('3,000');
  },
);
