import { expect, test } from '@playwright/test';
import { box, openBox, options } from '../support/searchBox.ts';

const SORTING = '/x/react-data-grid/sorting/';

for (const [what, file] of [
  ['index', 'entities.json'],
  ['worker', 'worker.js'],
] as const) {
  test(`a missing ${what} is said, with pages that lead on, and asked for again`, async ({
    page,
  }) => {
    let isMissing = true;
    await page.route(`**/x/search/${file}`, (route) =>
      isMissing ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto(SORTING);
    await openBox(page);
    await box(page).fill('sortModel');
    await expect(page.getByText('The search index cannot be loaded.')).toBeVisible();
    await expect(page.getByRole('option', { name: /^Data Grid reference/ })).toBeVisible();
    isMissing = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(options(page).first()).toContainText('sortModel');
  });
}

test('details that are missing take nothing but details', async ({ page }) => {
  await page.route('**/x/search/details-*.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('sortModel');
  await expect(options(page).first()).toContainText('sortModel');
});

test('a corrupt index is said', async ({ page }) => {
  await page.route('**/x/search/entities.json', (route) =>
    route.fulfill({ json: { columns: { format: 2, pages: {} }, parts: [] } }),
  );
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('sortModel');
  await expect(page.getByText('The search index cannot be loaded.')).toBeVisible();
});
