import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expectNoOverflow, listenToConsole, shiftsOf, watchShifts } from '../support/browser.ts';

const SORTING = '/x/react-data-grid/sorting/';
const PROP = 'a.name[href$="#data-grid-prop-onSortModelChange"]';

const hint = (page: Page) => page.getByRole('tooltip');

test('a name in prose leads to its row in the reference', async ({ page }) => {
  await page.goto(SORTING);
  await page.locator(PROP).first().click();
  await expect(page).toHaveURL(
    /\/x\/api\/data-grid\/data-grid\/#data-grid-prop-onSortModelChange$/,
  );
  await expect(page.locator('#data-grid-prop-onSortModelChange')).toBeInViewport();
});

test('hovering a name shows its type and default, and the pointer may go there', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  await watchShifts(page);
  await page.goto(SORTING);
  const link = page.locator('a.name[href$="#data-grid-prop-sortModel"]').first();
  await link.hover();
  await expect(hint(page)).toContainText('GridSortModel');
  await expect(hint(page)).toContainText('Prop of DataGrid.');
  const id = await hint(page).getAttribute('id');
  await expect(link).toHaveAttribute('aria-describedby', id ?? '');
  await expect(link).not.toHaveAttribute('title');
  await hint(page).hover();
  await page.waitForTimeout(400);
  await expect(hint(page)).toBeVisible();
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(hint(page)).toHaveCount(0);
  await expect(link).not.toHaveAttribute('aria-describedby');
  expect(await shiftsOf(page), 'layout shifts').toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test('a hint stays inside a narrow viewport, at every name', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(SORTING);
  await page.keyboard.press('Tab');
  for (const link of await page.locator('p > a.name').all()) {
    await link.focus();
    await expect(hint(page)).toBeVisible();
    const box = await hint(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await expectNoOverflow(page);
  }
});

test('a hint passes axe in both schemes', async ({ page }) => {
  await page.goto(SORTING);
  await page.keyboard.press('Tab');
  await page.locator(PROP).first().focus();
  await expect(hint(page)).toBeVisible();
  expect(await axe(page), 'light').toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await axe(page), 'dark').toEqual([]);
});

test('an excerpt leads to the reference, row by row', async ({ page }) => {
  await page.goto(SORTING);
  const excerpt = page.getByRole('group', { name: 'Props of DataGrid' });
  await expect(excerpt.getByRole('link', { name: 'sortModel', exact: true })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid/#data-grid-prop-sortModel',
  );
  await expect(excerpt.getByRole('link', { name: 'Full reference of DataGrid' })).toBeVisible();
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('a selector of an excerpt has an address', async ({ page }) => {
  await page.goto(`${SORTING}#gridSortModelSelector`);
  await expect(page.locator('#gridSortModelSelector')).toBeInViewport();
});

test('a name says what it is without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(SORTING);
  const link = page.locator('a.name[href$="#data-grid-prop-sortModel"]').first();
  await expect(link).toHaveAttribute('title', /GridSortModel\nProp of DataGrid\./);
  await context.close();
});
