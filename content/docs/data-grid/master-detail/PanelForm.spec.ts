import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'saves from the panel, refuses what is no number, and keeps what was typed while the panel is away',
  async ({ stage, page }) => {
    const form = stage.getByRole('form', { name: 'Containers of NG-10001' });
    const field = form.getByLabel('Containers');
    const cell = stage.locator('[data-id="1"] [data-field="containers"]');
    const scroller = stage.locator('.MuiDataGrid-virtualScroller');
    const before = (await cell.textContent()) ?? '';

    for (const wrong of ['', '0', '2.5', 'many']) {
      await field.fill(wrong);
      await page.keyboard.press('Enter');
      await expect(form).toContainText('Enter a whole number from 1.');
      await expect(cell).toHaveText(before);
    }

    // Out of view, the panel is removed. The arrow keys and letters belong to the field.
    await field.fill('12');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('7');
    await expect(field).toHaveValue('172');
    await scroller.evaluate((box) => box.scrollTo({ top: 1500 }));
    await stage.locator('[data-id="30"] [data-field="goods"]').click();
    await expect(form).toHaveCount(0);
    await scroller.evaluate((box) => box.scrollTo({ top: 0 }));
    await expect(field).toHaveValue('172');

    await form.getByRole('button', { name: 'Save' }).click();
    await expect(cell).toHaveText('172');
    await expect(form).toHaveCount(0);
    await expect(cell).toBeFocused();

    // Saved, so the next panel starts with the value of the row.
    await stage.locator('[data-id="1"]').getByRole('button').first().click();
    await expect(field).toHaveValue('172');
  },
);
