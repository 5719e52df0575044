import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'finds names with and without accents, but not letters with a stroke',
  async ({ stage, page }) => {
    const names = stage.locator('[role="gridcell"][data-field="consignee"]');
    const ignored = stage.getByLabel('ignoreDiacritics');
    await expect(names).toHaveText(['Café São Bento', 'Sao Paulo Tiles']);
    await ignored.uncheck();
    await expect(names).toHaveText(['Sao Paulo Tiles']);
    await ignored.check();

    await stage
      .getByRole('columnheader', { name: 'Consignee' })
      .getByRole('button', { name: 'Show filters' })
      .click();
    const value = page.getByRole('textbox', { name: 'Value', exact: true });
    await value.fill('SÖHNE');
    await expect(names).toHaveText(['Müller & Söhne']);
    await value.fill('łodz');
    await expect(names).toHaveText(['Łódź Textiles']);
    await value.fill('lodz');
    await expect(names).toHaveCount(0);
    await value.fill('moller');
    await expect(names).toHaveCount(0);
    await value.fill('');
    await expect(names).toHaveCount(6);
    await page.keyboard.press('Escape');

    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('cafe angstrom');
    await expect(names).toHaveCount(0);
    await stage.getByRole('searchbox').fill('angstrom');
    await expect(names).toHaveText(['Ångström Solar']);
  },
);
