import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'keeps the number of the page, not its rows, and shows all rows on one',
  async ({ stage, page }) => {
    const choose = async (name: string) => {
      await stage.getByRole('combobox', { name: 'Rows per page' }).click();
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('listbox')).toHaveCount(0);
    };
    const next = stage.getByRole('button', { name: 'Go to next page' });
    await next.click();
    await expect(stage.getByText('5–8 of 12')).toBeVisible();
    await choose('8');
    await expect(stage.getByText('9–12 of 12')).toBeVisible();
    await choose('4');
    await next.click();
    await expect(stage.getByText('9–12 of 12')).toBeVisible();
    // The third page does not exist any more, so the last one is shown.
    await choose('8');
    await expect(stage.getByText('9–12 of 12')).toBeVisible();

    await choose('All');
    await expect(stage.getByText('1–12 of 12')).toBeVisible();
    await expect(next).toBeDisabled();
    await choose('4');
    await expect(stage.getByText('1–4 of 12')).toBeVisible();
  },
);
