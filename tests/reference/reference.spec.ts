import { expect } from '@playwright/test';
import { axeOfParts, COLORS } from '../support/axe.ts';
import {
  expectContentFirst,
  expectNoOverflow,
  listenToConsole,
  shiftsOf,
  switchTo,
} from '../support/browser.ts';
import { fromToday } from '../runner/timeLimit.ts';
import { referencePages } from '../support/pages.ts';
import { test } from '../support/visitor.ts';

for (const { route, title } of fromToday(referencePages(), process.env)) {
  test(`${route} says nothing, stands still and passes axe in both schemes`, async ({
    visitor,
  }) => {
    const { page, said } = visitor;
    await visitor.open(route);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectContentFirst(page);
    await expectNoOverflow(page);
    expect(await shiftsOf(page), 'layout shifts').toEqual([]);
    expect(await axeOfParts(page), 'light').toEqual([]);
    await switchTo(page, { mode: 'dark' });
    expect(await axeOfParts(page, COLORS), 'dark').toEqual([]);
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

for (const [address, id] of [
  [`${GRID}#data-grid-classes-MuiDataGrid-actionsCell`, 'data-grid-classes-actionsCell'],
  ['/x/api/date-pickers/picker-day-2/#picker-day-2-prop-day', 'picker-day2-prop-day'],
] as const) {
  test(`${address}, as the world spells it, opens the row`, async ({ page }) => {
    await page.goto(address);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await expect(page.locator('.api-note')).toBeHidden();
  });
}

test('a hash opens its row; one that no row has leaves a quiet note', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(`${GRID}#data-grid-prop-onCellClick`);
  const row = page.locator('#data-grid-prop-onCellClick');
  await expect(row).toBeInViewport();
  await expect(row.locator('details')).toHaveAttribute('open', '');
  await page.evaluate(() => {
    location.hash = '#data-grid-prop-nothing';
  });
  await expect(page.getByText('This page has no entry “data-grid-prop-nothing”.')).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('a named type opens in place, the types inside of it after it, with the way back', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(GRID);
  const link = page
    .locator('#data-grid-prop-filterModel')
    .getByRole('link', { name: 'GridFilterModel' });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${GRID}$`));
  const popover = page.getByRole('dialog', { name: 'Type GridFilterModel' });
  await expect(popover).toContainText('quickFilterValues');
  await popover.getByRole('link', { name: 'GridFilterItem' }).click();
  const inner = page.getByRole('dialog', { name: 'Type GridFilterItem' });
  await expect(inner).toContainText('operator');
  await expect(inner).toBeInViewport({ ratio: 1 });
  await inner.getByRole('button', { name: 'GridFilterModel' }).press('Enter');
  await expect(popover).toContainText('quickFilterValues');
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(link).toBeFocused();
  expect(consoleMessages).toEqual([]);
});

test('a type opens by keyboard, and its page is a step further', async ({ page }) => {
  await page.goto(GRID);
  await page
    .locator('#data-grid-prop-sortModel')
    .getByRole('link', { name: 'GridSortModel' })
    .focus();
  await page.keyboard.press('Enter');
  const popover = page.getByRole('dialog', { name: 'Type GridSortModel' });
  await expect(popover).toBeFocused();
  await popover.getByRole('link', { name: 'Open page' }).click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/data-grid\/types\/#type-GridSortModel$/);
  await expect(page.locator('#type-GridSortModel')).toHaveAttribute('open', '');
});

test('the views of a component lead to each other, and the tree shows where one is', async ({
  page,
}) => {
  await page.goto(GRID);
  await page
    .getByRole('navigation', { name: 'About DataGrid' })
    .getByRole('link', { name: 'Types' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid types');
  await expect(page.locator('#shell-tree [aria-current="page"]')).toHaveText('DataGrid');
});

test.describe('a newcomer finds within two steps', () => {
  test('which class a selected day has', async ({ page }) => {
    await page.goto('/x/api/date-pickers/pickers-day/');
    await expect(page.locator('#pickers-day-classes-selected')).toContainText('.Mui-selected');
  });

  test('how a valueGetter is typed', async ({ page }) => {
    await page.goto('/x/api/data-grid/grid-col-def/#grid-col-def-prop-valueGetter');
    await page
      .locator('#grid-col-def-prop-valueGetter')
      .getByRole('link', { name: 'GridValueGetter' })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Type GridValueGetter' })).toContainText(
      'value: TValue, row: R',
    );
  });

  test('that rowReordering needs Pro, on the page of the free grid', async ({ page }) => {
    await page.goto(GRID);
    await page.getByRole('searchbox', { name: 'Filter Props' }).fill('rowreord');
    const row = page.locator('.api-row:visible', { hasText: 'rowReordering' });
    await expect(row).toContainText('Pro');
    await row.getByRole('link', { name: 'rowReordering' }).click();
    await expect(page.locator('#data-grid-pro-prop-rowReordering')).toBeInViewport();
  });
});

test('the whole list reads without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(GRID);
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.locator('#data-grid-prop-rows')).toBeVisible();
  await context.close();
});
