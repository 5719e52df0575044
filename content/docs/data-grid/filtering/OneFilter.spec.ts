import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'filters by one column at a time, finds nothing, and shows all rows again',
  async ({ stage, page }) => {
    const openFilterOf = async (name: string) => {
      await stage.getByRole('columnheader', { name }).focus();
      await page.keyboard.press('ControlOrMeta+Enter');
      await page.getByRole('menuitem', { name: 'Filter' }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    const count = (text: string) =>
      expect(stage.getByText(text, { exact: true })).toBeVisible();

    await openFilterOf('Containers');
    await page.getByRole('combobox', { name: 'Operator' }).click();
    await page.getByRole('option', { name: '>=', exact: true }).click();
    await page
      .getByRole('spinbutton', { name: 'Value', exact: true })
      .fill('20');
    await count('1–4 of 4');
    await page.keyboard.press('Escape');

    // A filter of another column replaces the first one.
    await openFilterOf('Goods');
    await page
      .getByRole('textbox', { name: 'Value', exact: true })
      .fill('PAPER');
    await count('1–5 of 5');
    await page
      .getByRole('textbox', { name: 'Value', exact: true })
      .fill('Piano');
    await expect(stage.getByText('No results found.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(
      page.getByRole('textbox', { name: 'Value', exact: true }),
    ).toHaveCount(0);
    await count('1–30 of 30');
  },
);
