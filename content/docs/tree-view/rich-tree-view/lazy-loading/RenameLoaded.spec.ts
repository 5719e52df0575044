import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps a new name after the folder was closed and opened again',
  async ({ stage, page, keys }) => {
    await stage.getByText('Staff').click();
    await page.keyboard.press(keys.open);
    await stage.getByText('rota.xlsx').dblclick();
    await stage.getByRole('textbox', { name: 'File name' }).fill('plan.xlsx');
    await page.keyboard.press('Enter');
    await expect(stage.getByRole('status')).toContainText(
      'rota is now “plan.xlsx”',
    );
    await page.keyboard.press(keys.close);
    await page.keyboard.press(keys.close);
    await expect(stage.getByText('plan.xlsx', { exact: true })).toHaveCount(0);
    await page.keyboard.press(keys.open);
    await expect(
      stage.getByRole('treeitem', { name: 'plan.xlsx' }),
    ).toBeVisible();
  },
);
