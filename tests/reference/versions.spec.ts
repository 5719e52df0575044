import { expect, test } from '@playwright/test';
import { axe, COLORS } from '../support/axe.ts';
import { expectNoOverflow, listenToConsole, switchTo } from '../support/browser.ts';

const GRID = '/x/api/data-grid/data-grid-premium/';
const CHANGES = '/x/api/data-grid/changes/';

test('a reader of an older version finds what is new since then', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(GRID);
  const filter = page.getByRole('search', { name: 'Filter Props' });
  const added = page.locator('#data-grid-premium-prop-chartsIntegration');
  await expect(added).toContainText('Since 8.12');
  // As a reader does, who comes to it by pointer or by keyboard.
  await filter.getByLabel('New since').focus();
  await filter.getByLabel('New since').selectOption('8.11');
  await expect(
    page.locator('#data-grid-premium-prop-disableRowSelectionExcludeModel'),
  ).toBeVisible();
  await expect(added).toBeVisible();
  await expect(page.locator('#data-grid-premium-prop-multipleColumnsSortingMode')).toBeHidden();
  await expect(page.locator('#data-grid-premium-prop-rows')).toBeHidden();
  await filter.getByLabel('New since').selectOption('Any version');
  await expect(page.locator('#data-grid-premium-prop-rows')).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('what the versions have changed of a component folds out, and leads to all of its product', async ({
  page,
}) => {
  await page.goto(`${GRID}#changes`);
  const history = page.locator('.api-history');
  await expect(history.getByText('8.12', { exact: true })).toBeHidden();
  await history.locator('summary').click();
  await expect(history.getByText('8.12', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'All changes of the Data Grid' }).click();
  await expect(page).toHaveURL(new RegExp(`${CHANGES}$`));
});

test('the page of changes leads from a version to a new prop, and to older versions', async ({
  page,
}) => {
  await page.goto(CHANGES);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Data Grid changes');
  const lines = page.locator('#v8-12 ~ .api-changes').first();
  await lines.getByRole('link', { name: 'activeChartId', exact: true }).click();
  await expect(page.locator('#data-grid-premium-prop-activeChartId')).toBeInViewport();
  await page.goBack();
  await page.getByRole('link', { name: 'Changes before 8.0' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('before 8');
});

test('all of it reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(GRID);
  await expect(page.locator('#data-grid-premium-prop-chartsIntegration')).toContainText(
    'Since 8.12',
  );
  await expect(page.getByLabel('New since').first()).toBeHidden();
  await page.locator('.api-history summary').click();
  await expect(page.locator('.api-history').getByText('8.12', { exact: true })).toBeVisible();
  await page.goto(CHANGES);
  await expect(page.locator('#v8-12')).toBeVisible();
  await context.close();
});

for (const width of [390, 1440]) {
  test(`pages of changes fit ${width} pixels and pass axe in both schemes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(CHANGES);
    await expectNoOverflow(page);
    expect(await axe(page), 'light').toEqual([]);
    await switchTo(page, { mode: 'dark' });
    expect(await axe(page, COLORS), 'dark').toEqual([]);
  });
}

test('a command says which version it installs', async ({ page }) => {
  await page.goto('/x/react-data-grid/quickstart/');
  await expect(page.locator('.install-note').first()).toContainText('These pages describe 8.12.1.');
});
