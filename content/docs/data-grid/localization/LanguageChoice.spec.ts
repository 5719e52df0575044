import { expect } from '@playwright/test';
import * as locales from '@mui/x-data-grid/locales';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'changes the texts, and the numbers and headers that are not in the package',
  async ({ stage }) => {
    const weight = stage.locator('[data-id="1"] [data-field="weight"]');
    const choose = (name: string) =>
      stage.getByRole('button', { name, exact: true }).click();
    await expect(stage.getByRole('button', { name: 'Spalten' })).toBeVisible();
    await expect(weight).toHaveText('182.400');
    await choose('English');
    await expect(stage.getByRole('button', { name: 'Columns' })).toBeVisible();
    await expect(weight).toHaveText('182,400');
    await choose('日本語');
    await expect(stage.getByRole('button', { name: '列一覧' })).toBeVisible();
    await expect(
      stage.getByRole('columnheader', { name: '重量' }),
    ).toBeVisible();
    await choose('Deutsch');
    await choose('Deutsch');
    await expect(stage.getByRole('button', { name: 'Spalten' })).toBeVisible();
    await expect(weight).toHaveText('182.400');
  },
);

/** Texts of pivoting, charts, and the assistant. */
const RECENT = /pivot|chart|prompt|assistant/i;

testDemo(
  import.meta.url,
  'stands above a table that counts what each language translates',
  async ({ page }) => {
    const named = Object.entries(locales).flatMap(([name, locale]) =>
      'components' in locale ? [{ name, locale }] : [],
    );
    expect(named).toHaveLength(39);
    for (const { name, locale } of named) {
      const keys = Object.entries(
        locale.components.MuiDataGrid.defaultProps.localeText,
      ).flatMap(([key, text]) => (text === undefined ? [] : [key]));
      const older = keys.filter((key) => !RECENT.test(key));
      const row = page.locator('table tr', {
        has: page.locator('code', { hasText: new RegExp(`^${name}$`) }),
      });
      await expect(row.locator('td').nth(2), name).toHaveText(
        String(older.length),
      );
      await expect(row.locator('td').last(), name).toHaveText(
        String(keys.length),
      );
    }
  },
);
