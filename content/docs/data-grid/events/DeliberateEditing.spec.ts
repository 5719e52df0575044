import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'starts no edit that would replace the dose, and starts one with Enter or a double click',
  async ({ stage, page }) => {
    const status = stage.getByRole('status');
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const doses = stage.locator('[role="gridcell"][data-field="dose"]');
    await doses.nth(1).click();
    for (const key of ['7', 'Delete', 'Backspace', 'ControlOrMeta+v']) {
      await page.keyboard.press(key);
      await expect(status).toHaveText(
        'Key ignored. Press Enter to edit Metformin',
      );
      await expect(input).toHaveCount(0);
      await expect(doses.nth(1)).toHaveText('850');
    }

    await page.keyboard.press('Enter');
    await expect(input).toHaveValue('850');
    await expect(status).toHaveText('Editing Metformin');
    await input.fill('900');
    await page.keyboard.press('Escape');
    await expect(doses.nth(1)).toHaveText('850');

    await doses.first().dblclick();
    await input.fill('250');
    await page.keyboard.press('Enter');
    await expect(doses.first()).toHaveText('250');
  },
);
