import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'changes the total when a value is saved, not while it is typed, refused, or canceled',
  async ({ stage, page }) => {
    const cell = (id: number | string) =>
      rowOf(stage, id).locator('[data-field="containers"]');
    const total = cell('auto-generated-group-footer-root');
    const type = async (text: string) => {
      await cell(2).dblclick();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
      await expect(cell(2).getByRole('spinbutton')).toHaveValue(text);
    };
    await type('12');
    await expect(total).toHaveText('50');
    await page.keyboard.press('Escape');
    await expect(cell(2)).toHaveText('2');
    await expect(total).toHaveText('50');

    await type('12');
    await page.keyboard.press('Enter');
    await expect(total).toHaveText('60');

    await type('25');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toHaveText(
      'NG-2 has too many containers.',
    );
    await expect(total).toHaveText('60');
    await page.keyboard.press('Escape');

    await stage.getByRole('button', { name: 'Cancel NG-1' }).click();
    await expect(total).toHaveText('56');
    // Proves: Users cannot edit a total, even if the column is editable.
    // A total is not an input.
    await total.dblclick();
    await expect(stage.locator('.MuiDataGrid-cell--editing')).toHaveCount(0);
  },
);
