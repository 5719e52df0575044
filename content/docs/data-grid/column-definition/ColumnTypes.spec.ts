import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'shows labels, edits by type, and acts on the row of the button',
  async ({ stage, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const cells = (field: string) =>
      stage.locator(`[role="gridcell"][data-field="${field}"]`);
    await expect(cells('destination').first()).toHaveText(
      'Felixstowe, United Kingdom',
    );
    await cells('destination').first().dblclick();
    await page.getByRole('option', { name: 'Santos, Brazil' }).click();
    await expect(cells('destination').first()).toHaveText('Santos, Brazil');

    await expect(
      cells('insured').first().getByRole('img', { name: 'no' }),
    ).toHaveCount(1);
    await cells('insured').first().dblclick();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(
      cells('insured').first().getByRole('img', { name: 'yes' }),
    ).toHaveCount(1);

    // Two copies must not share an id, also after a row has gone.
    const numbers = cells('number');
    const menu = (row: number) =>
      stage.getByRole('menuitem', { name: 'more' }).nth(row);
    const duplicate = page.getByRole('menuitem', { name: 'Duplicate' });
    await menu(1).click();
    await duplicate.click();
    await stage.getByRole('menuitem', { name: 'Delete NG-10005' }).click();
    await menu(1).click();
    await duplicate.click();
    await expect(numbers).toHaveText([
      'NG-10001',
      'NG-10002',
      'NG-10003',
      'NG-10004',
      'NG-10006',
    ]);

    await menu(2).click();
    const urgent = page.getByRole('menuitem', { name: 'Mark as urgent' });
    await urgent.click();
    // The menu covers the page until it has faded out.
    await expect(urgent).toHaveCount(0);
    await menu(2).click();
    await expect(urgent).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
  },
);
