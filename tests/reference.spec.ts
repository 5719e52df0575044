import { expect, test } from '@playwright/test';
import { axe, expectNoOverflow, listenToConsole, shiftsOf, watchShifts } from './browser.ts';
import { referencePages } from './pages.ts';

for (const { route, title } of referencePages()) {
  test(`${route} says nothing, stands still and passes axe in both schemes`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const said = listenToConsole(page);
    await watchShifts(page);
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectNoOverflow(page);
    expect(await shiftsOf(page), 'layout shifts').toEqual([]);
    expect(await axe(page), 'light').toEqual([]);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    expect(await axe(page), 'dark').toEqual([]);
    expect(said).toEqual([]);
  });
}

const GRID = '/x/api/data-grid/data-grid/';

test('what onRowSelectionModelChange receives is two steps away', async ({ page }) => {
  await page.goto(GRID);
  await page.getByRole('searchbox', { name: 'Filter Props' }).fill('rowselectionmodelchange');
  const row = page.locator('#data-grid-prop-onRowSelectionModelChange');
  await expect(row).toBeVisible();
  await expect(page.locator('#data-grid-prop-autoHeight')).toBeHidden();
  await row.locator('summary').click();
  await expect(row).toContainText('GridRowSelectionModel');
  await expect(row).toContainText('GridCallbackDetails');
});

test('toggles keep what has the trait, and the count says how many', async ({ page }) => {
  await page.goto(GRID);
  await page.locator('[data-filtered="props"]').getByLabel('Required').check();
  await expect(page.locator('#data-grid-prop-columns')).toBeVisible();
  await expect(page.locator('#data-grid-prop-rows')).toBeHidden();
  await expect(page.locator('[data-filtered="props"] output')).toHaveText(/^\d of \d+$/);
});

test('a hash opens its row; one that no row has leaves a quiet note', async ({ page }) => {
  const said = listenToConsole(page);
  await page.goto(`${GRID}#data-grid-prop-onCellClick`);
  const row = page.locator('#data-grid-prop-onCellClick');
  await expect(row).toBeInViewport();
  await expect(row.locator('details')).toHaveAttribute('open', '');
  await page.evaluate(() => {
    location.hash = '#data-grid-prop-nothing';
  });
  await expect(page.getByText('This page has no entry “data-grid-prop-nothing”.')).toBeVisible();
  expect(said).toEqual([]);
});

test('a named type leads to its page or to its record', async ({ page }) => {
  await page.goto(GRID);
  await page.locator('#data-grid-prop-columns').getByRole('link', { name: 'GridColDef' }).click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/grid-col-def\/$/);
  await page.goto(GRID);
  await page
    .locator('#data-grid-prop-sortModel')
    .getByRole('link', { name: 'GridSortModel' })
    .click();
  await expect(page.locator('#type-GridSortModel')).toHaveAttribute('open', '');
});

test('the whole list reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(GRID);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('#data-grid-prop-rows')).toBeVisible();
  await context.close();
});
