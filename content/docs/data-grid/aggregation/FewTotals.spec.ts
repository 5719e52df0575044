import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';
import { rowOf } from '#tests/support/gridRows.ts';

testDemo(
  import.meta.url,
  'offers two functions in one column, none in another that has a total, and then nothing at all',
  async ({ stage, page }) => {
    const totals = rowOf(stage, 'auto-generated-group-footer-root');
    const open = async (column: string) => {
      const header = stage.getByRole('columnheader', { name: column });
      await header.hover();
      await header.getByRole('button', { name: /column menu/ }).click();
      await expect(page.getByRole('menu')).toBeVisible();
    };
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    const choice = page.getByRole('combobox', { name: 'Aggregation' });

    await expect(totals.locator('[data-field="rate"]')).toHaveText('1,180');
    await open('Rate (€)');
    await expect(choice).toHaveCount(0);
    await close();

    await open('Containers');
    await choice.click();
    await expect(page.getByRole('option')).toHaveText(['...', 'sum', 'max']);
    await page.getByRole('option', { name: 'sum', exact: true }).click();
    await expect(totals.locator('[data-field="containers"]')).toHaveText('50');

    await stage.getByLabel('disableAggregation').check();
    await expect(totals).toHaveCount(0);
    await open('Containers');
    await expect(choice).toHaveCount(0);
    await close();
    await stage.getByLabel('disableAggregation').uncheck();
    await expect(totals.locator('[data-field="rate"]')).toHaveText('1,180');
  },
);
