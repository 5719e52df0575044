import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'offers only the operators that are left, also after the column is changed',
  async ({ stage, page }) => {
    const operators = async (names: string[]) => {
      await page.getByRole('combobox', { name: 'Operator' }).click();
      await expect(page.getByRole('option')).toHaveText(names);
      await page.getByRole('option').last().click();
    };
    await stage.getByRole('columnheader', { name: 'Containers' }).focus();
    await page.keyboard.press('ControlOrMeta+Enter');
    await page.getByRole('menuitem', { name: 'Filter' }).click();
    await operators(['=', '>=', '<=']);
    await page
      .getByRole('spinbutton', { name: 'Value', exact: true })
      .fill('1');
    await expect(stage.getByText('1–1 of 1')).toBeVisible();

    // The other column does not have the operator, so it starts with its first.
    await page.getByRole('combobox', { name: 'Columns' }).click();
    await page.getByRole('option', { name: 'Note' }).click();
    await expect(page.getByRole('combobox', { name: 'Operator' })).toHaveText(
      'contains',
    );
    await expect(
      page.getByRole('textbox', { name: 'Value', exact: true }),
    ).toHaveValue('');
    await operators(['contains', 'is empty']);
    await expect(stage.getByText('1–15 of 15')).toBeVisible();
    await page.keyboard.press('Escape');
  },
);
