import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'removes filters by mouse and by keyboard, and keeps the focus in the bar',
  async ({ stage, page }) => {
    const chip = (name: RegExp) => stage.getByRole('button', { name });
    const count = (text: RegExp) =>
      expect(stage.locator('.MuiDataGrid-rowCount')).toHaveText(text);
    const add = stage.getByRole('button', { name: 'Add filter' });
    await expect(chip(/Status equals Booked/)).toBeVisible();
    await expect(chip(/Containers > 16/)).toBeVisible();
    await count(/7 of 30/);

    await chip(/Containers > 16/)
      .locator('.MuiChip-deleteIcon')
      .click();
    await expect(chip(/Containers/)).toHaveCount(0);
    await count(/12 of 30/);
    await chip(/Status equals Booked/).focus();
    await page.keyboard.press('Delete');
    await expect(chip(/Status/)).toHaveCount(0);
    await count(/Total Rows: 30$/);
    await expect(add).toBeFocused();

    // A filter without a value is not active yet, so it has no chip.
    await add.click();
    await expect(page.getByPlaceholder('Filter value')).toBeFocused();
    await expect(stage.locator('.MuiChip-root')).toHaveCount(0);
    await page.keyboard.type('paper');
    await expect(chip(/Goods contains paper/)).toBeVisible();
  },
);
