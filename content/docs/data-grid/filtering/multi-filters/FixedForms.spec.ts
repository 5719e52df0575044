import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps its two forms, which have no buttons to add, remove, or delete',
  async ({ stage, page }) => {
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();
    const values = page.getByRole('textbox', { name: 'Value', exact: true });
    await total('40');
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(values).toHaveCount(2);
    for (const name of ['Add filter', 'Remove all', 'Delete']) {
      await expect(page.getByRole('button', { name, exact: true })).toHaveCount(
        0,
      );
    }
    await expect(
      page.getByRole('combobox', { name: 'Logic operator' }).last(),
    ).toBeDisabled();
    await values.first().fill('savannah');
    await total('7 of 40');
    await values.last().fill('busan');
    await total('3 of 40');
    await values.first().fill('');
    await values.last().fill('');
    await total('40');
    await expect(values).toHaveCount(2);
    await page.keyboard.press('Escape');
  },
);
