import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'opens a group with the mouse and with the space bar',
  async ({ stage, page }) => {
    const rows = stage.locator('.MuiDataGrid-row');
    await expect(rows).toHaveText([
      /^Alma Line \(228\)/,
      /^Blue Fjord \(247\)/,
      /^Caledon \(270\)/,
      /^Levante \(255\)/,
    ]);
    // Proves: The column that shows the groups cannot sort or
    const header = stage.getByRole('columnheader').first();
    await header.click();
    await expect(header).not.toHaveAttribute('aria-sort', /ascending/);
    await header.hover();
    await header.getByRole('button', { name: /column menu/ }).click();
    const menu = page.getByRole('menu');
    await expect(menu).toContainText('Manage columns');
    await expect(menu).not.toContainText('Sort');
    await expect(menu).not.toContainText('Filter');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);

    await rows.first().getByRole('button').click();
    await expect(rows.nth(1)).toContainText('NG-10002');
    await expect(rows.nth(1)).toHaveAttribute('aria-level', '2');
    await rows.first().getByRole('button').click();
    await expect(rows).toHaveCount(4);

    const levante = rows.nth(3);
    await levante.getByRole('gridcell').first().click();
    // Enter does not open a group.
    await page.keyboard.press('Enter');
    await expect(levante).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Space');
    await expect(levante).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Space');
    await expect(levante).toHaveAttribute('aria-expanded', 'false');
  },
);
