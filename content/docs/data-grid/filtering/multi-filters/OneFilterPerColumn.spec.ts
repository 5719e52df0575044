import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers each column once, and adds no filter when all have one',
  async ({ stage, page }) => {
    const fields = page.getByRole('combobox', { name: 'Columns' });
    const add = page.getByRole('button', { name: 'Add filter' });
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(fields).toHaveText(['Goods']);
    await add.click();
    await expect(fields).toHaveText(['Goods', 'Status']);
    await fields.last().click();
    await expect(page.getByRole('option')).toHaveText(['Status', 'Containers']);
    await page.getByRole('option', { name: 'Containers' }).click();
    await add.click();
    await expect(fields).toHaveText(['Goods', 'Containers', 'Status']);
    // Proves: When all columns have a filter, Add filter is still enabled,
    await add.click();
    await expect(fields).toHaveCount(3);

    await page
      .getByRole('button', { name: 'Delete', exact: true })
      .first()
      .click();
    await expect(fields).toHaveText(['Containers', 'Status']);
    await add.click();
    await expect(fields).toHaveText(['Containers', 'Status', 'Goods']);
    await page.keyboard.press('Escape');

    // The menu of a column goes to the filter that it has.
    await stage.getByRole('columnheader', { name: 'Goods' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await expect(fields).toHaveText(['Goods']);
    await page.keyboard.press('Escape');
  },
);
