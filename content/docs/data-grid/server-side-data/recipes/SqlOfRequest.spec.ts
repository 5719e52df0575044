import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'makes a statement of each request, with all values beside it',
  async ({ stage, page }) => {
    const sql = stage.getByRole('region', { name: 'SQL' });
    await expect(sql).toContainText('ORDER BY id');
    await expect(sql).toContainText('-- [5,0]');
    await expect(sql).not.toContainText('WHERE');

    await stage.getByRole('button', { name: 'Go to next page' }).click();
    await expect(sql).toContainText('LIMIT $1 OFFSET $2');
    await expect(sql).toContainText('-- [5,5]');
    await stage.getByRole('columnheader', { name: 'Number' }).click();
    await expect(sql).toContainText('ORDER BY number ASC, id');

    await stage.getByRole('columnheader', { name: 'Goods' }).hover();
    await stage.getByRole('button', { name: 'Goods column menu' }).click();
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    // A filter without a value is left out.
    await expect(sql).not.toContainText('WHERE');
    const value = page.getByRole('textbox', { name: 'Value' });
    await value.fill('paper');
    await expect(sql).toContainText('WHERE goods ILIKE $1');
    await expect(sql).toContainText('["%paper%",5,0]');

    // Proves: Values are parameters, never part of the statement.
    // What users type stays a value, whatever it looks like.
    await value.fill("100%'; DROP TABLE shipments; --");
    await expect(sql).toContainText('WHERE goods ILIKE $1');
    await expect(sql).toContainText("100\\\\%'; DROP TABLE shipments; --");
    await expect(stage.getByText('0–0 of 0')).toBeVisible();
  },
);
