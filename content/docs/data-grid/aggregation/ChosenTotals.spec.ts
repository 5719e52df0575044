import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'follows the buttons, and tells what users choose in the menu',
  async ({ stage, page }) => {
    const total = rowOf(stage, 'auto-generated-group-footer-root').locator(
      '[data-field="containers"]',
    );
    const status = stage.getByRole('status');
    const press = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await expect(total).toHaveText('50');
    await press('Largest');
    await expect(total).toHaveText('10');
    await press('Rows');
    await expect(total).toHaveText('10');
    await expect(status).toContainText('{"containers":"size"}');
    await press('Rows');
    await expect(total).toHaveCount(0);
    await expect(status).toContainText('aggregationModel: {}');

    const header = stage.getByRole('columnheader', { name: 'Containers' });
    await header.hover();
    await header.getByRole('button', { name: /column menu/ }).click();
    await page.getByRole('combobox', { name: 'Aggregation' }).click();
    await page.getByRole('option', { name: 'min', exact: true }).click();
    await expect(status).toContainText('{"containers":"min"}');
    await expect(total).toHaveText('1');
  },
);
