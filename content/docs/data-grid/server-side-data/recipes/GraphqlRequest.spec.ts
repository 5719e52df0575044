import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'translates the request to variables, and reports errors of the answer',
  async ({ stage, page }) => {
    const variables = stage.getByRole('region', { name: 'Variables' });
    const number = stage.locator('[role="gridcell"][data-field="number"]');
    await expect(number.first()).toHaveText('NG-10001');
    await expect(variables).toContainText('"first": 5');
    await expect(variables).toContainText('"orderBy": []');
    await expect(variables).not.toContainText('where');

    const header = stage.getByRole('columnheader', { name: 'Number' });
    await header.click();
    await header.click();
    await expect(variables).toContainText('"direction": "DESC"');
    await expect(number.first()).toHaveText('NG-10057');

    await stage.getByRole('columnheader', { name: 'Goods' }).hover();
    await stage.getByRole('button', { name: 'Goods column menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await page.getByRole('textbox', { name: 'Value' }).fill('paper');
    await expect(variables).toContainText('"includes": "paper"');
    await page.keyboard.press('Escape');

    await stage.getByLabel('Answer with errors').check();
    await header.click();
    await expect(stage.getByRole('alert')).toHaveText(
      'The server does not answer.',
    );
    await expect(number).toHaveCount(0);
    await stage.getByLabel('Answer with errors').uncheck();
    await header.click();
    await expect(number.first()).toBeVisible();
    await expect(stage.getByRole('alert')).toHaveCount(0);
  },
);
