import { expect, test } from '@playwright/test';
import { box, openBox, options } from '../support/searchBox.ts';

const SORTING = '/x/react-data-grid/sorting/';

for (const [what, file] of [
  ['index', 'entities.json'],
  ['worker', 'worker.js'],
] as const) {
  test(`a missing ${what} is said, with pages that lead on`, async ({ page }) => {
    await page.route(`**/x/search/${file}`, (route) => route.fulfill({ status: 404 }));
    await page.goto(SORTING);
    await openBox(page);
    await box(page).fill('sortModel');
    await expect(page.getByText('The search index cannot be loaded.')).toBeVisible();
    await expect(page.getByRole('option', { name: /^Data Grid reference/ })).toBeVisible();
  });
}

test('a corrupt index leaves the full text, and says so', async ({ page }) => {
  await page.route('**/x/search/entities.json', (route) => route.fulfill({ body: '{"columns":' }));
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('comparator');
  await expect(page.getByText('The search index cannot be loaded.')).toBeVisible();
  await expect(
    page.getByRole('group', { name: 'In the text' }).getByRole('option').first(),
  ).toHaveAttribute('href', /^\/x\//);
  await expect(page.getByRole('group', { name: 'Where to look' })).toBeVisible();
});

test('details that are missing take nothing but details', async ({ page }) => {
  await page.route('**/x/search/details-*.json', (route) => route.fulfill({ status: 404 }));
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('sortModel');
  await expect(options(page).first()).toContainText('sortModel', { timeout: 20_000 });
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

test('a refused storage changes nothing but what is kept', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('sortModel');
  await expect(options(page).first()).toContainText('sortModel', { timeout: 20_000 });
  await options(page).first().click();
  await expect(page).toHaveURL(/sortModel$/);
});
