import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'asks before it saves, not without a change, and takes Escape as a no',
  async ({ stage, page }) => {
    const containers = stage.locator('[data-id="3"] [data-field="containers"]');
    const input = stage.locator('.MuiDataGrid-cell--editing input');
    const dialog = page.getByRole('dialog', { name: 'Save NG-10003?' });
    const edit = async (value: string) => {
      await containers.dblclick();
      await input.fill(value);
      await page.keyboard.press('Enter');
    };

    await edit('20');
    await expect(dialog).toContainText('Containers: 18 → 20');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(containers).toHaveText('20');
    await expect(input).toHaveCount(0);

    await edit('5');
    await dialog.getByRole('button', { name: 'Discard' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(input).toHaveCount(0);
    await expect(containers).toHaveText('20');
    await edit('6');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(containers).toHaveText('20');

    // Proves: The demo answers at once if nothing was changed.
    await edit('20');
    await expect(input).toHaveCount(0);
    await expect(dialog).toHaveCount(0);

    // By keyboard alone, the focus returns to the grid.
    await edit('21');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(containers).toHaveText('21');
    await expect(
      stage.locator('[data-id="4"] [data-field="containers"]'),
    ).toBeFocused();
  },
);
