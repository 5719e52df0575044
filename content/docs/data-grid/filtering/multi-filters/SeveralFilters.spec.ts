import { expect } from '@playwright/test';
import { testDemo } from '#tests/support/demo.ts';

testDemo(
  import.meta.url,
  'joins filters by and, by or, skips one without a value, and removes all',
  async ({ stage, page }) => {
    const total = (text: string) =>
      expect(stage.getByText(`Total Rows: ${text}`)).toBeVisible();
    const numbers = page.getByRole('spinbutton', {
      name: 'Value',
      exact: true,
    });
    await total('5 of 40');
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();
    await expect(page.getByRole('combobox', { name: /^Operator/ })).toHaveCount(
      2,
    );
    const logic = page.getByRole('combobox', { name: 'Logic operator' });
    await logic.last().click();
    await page.getByRole('option', { name: 'Or' }).click();
    await total('21 of 40');
    // Proves: The quick filter is always joined by "and": a row must pass it
    await page.keyboard.press('Escape');
    await stage.getByRole('button', { name: 'Search' }).click();
    await stage.getByRole('searchbox').fill('booked');
    await total('14 of 40');
    await stage.getByRole('searchbox').fill('nowhere');
    await total('0 of 40');
    await stage.getByRole('searchbox').fill('');
    await total('21 of 40');
    await stage.getByRole('button', { name: 'Filters', exact: true }).click();

    await numbers.fill('');
    await total('14 of 40');

    await page.getByRole('button', { name: 'Add filter' }).click();
    await expect(
      page.getByRole('button', { name: 'Delete', exact: true }),
    ).toHaveCount(3);
    await total('14 of 40');
    await page.getByRole('button', { name: 'Remove all' }).click();
    await total('40');
    // One form stays, without a filter.
    await expect(
      page.getByRole('button', { name: 'Delete', exact: true }),
    ).toHaveCount(1);
    await page.keyboard.press('Escape');
  },
);
