import { expect, test } from '@playwright/test';
import { axe, COLORS } from '../support/axe.ts';
import { hydrated, listenToConsole } from '../support/browser.ts';

const GRID = '/x/react-data-grid/';

test('a link changes the page without loading the document again', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(`${GRID}quickstart/`);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const drawer = page.getByRole('navigation', { name: 'Pages', exact: true });
  await drawer.getByRole('link', { name: 'Sorting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  await expect(page).toHaveTitle(/^Sorting – React Data Grid/);
  await expect(drawer.locator('[aria-current="page"]')).toHaveText('Sorting');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  await expect(drawer.locator('[aria-current="page"]')).toHaveText('Quickstart');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(consoleMessages).toEqual([]);
});

test('coming to another product brings its tree, its versions and its mark', async ({ page }) => {
  await page.goto(GRID);
  await page
    .getByRole('navigation', { name: 'Products' })
    .getByRole('link', { name: 'Charts' })
    .click();
  const drawer = page.getByRole('navigation', { name: 'Pages', exact: true });
  await expect(drawer.getByText('Bars', { exact: true })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Products' }).locator('[aria-current]'),
  ).toHaveText('Charts');
  await page.getByRole('button', { name: /Version/ }).click();
  await expect(page.locator('#shell-version-links a').first()).toHaveAttribute(
    'href',
    /v7\.mui\.com\/x\/react-charts/,
  );
});

test('the head of a page leads to its product, to the reference, and to the source', async ({
  page,
}) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const above = page.locator('main header p').first();
  await expect(above).toHaveText('Data Grid / API reference');
  await expect(page.getByRole('link', { name: '@mui/x-data-grid', exact: true })).toHaveAttribute(
    'href',
    'https://github.com/mui/mui-x/tree/master/packages/x-data-grid',
  );
  await above.getByRole('link', { name: 'API reference' }).click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/$/);
  await expect(above).toHaveText('Data Grid / API reference');
  await above.getByRole('link', { name: 'Data Grid' }).click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
  await expect(above).toHaveText('Data Grid');
  await expect(above.getByRole('link')).toHaveCount(0);
});

test('the version menu keeps the page that an older version has, and goes to the product elsewhere', async ({
  page,
}) => {
  const links = page.locator('#shell-version-links a');
  const addresses = (): Promise<(string | null)[]> =>
    links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  await page.goto('/x/api/date-pickers/date-calendar/');
  const ofCalendar = [
    'https://v7.mui.com/x/api/date-pickers/date-calendar/',
    'https://v6.mui.com/x/api/date-pickers/date-calendar/',
    'https://v5.mui.com/x/api/date-pickers/calendar-picker/',
  ];
  expect(await addresses()).toEqual(ofCalendar);
  await page
    .getByRole('navigation', { name: 'Products' })
    .getByRole('link', { name: 'Date and Time Pickers' })
    .click();
  await expect(page).toHaveURL(/\/x\/react-date-pickers\/$/);
  const ofPickers = [7, 6, 5].map((major) => `https://v${major}.mui.com/x/react-date-pickers/`);
  await expect.poll(addresses).toEqual(ofPickers);
  await page.goBack();
  await expect.poll(addresses).toEqual(ofCalendar);
});

test('a hash in a link leads to its heading, also from another page', async ({ page }) => {
  await page.goto(`${GRID}sorting/#custom-comparator`);
  await expect(page.locator('#custom-comparator')).toBeInViewport();
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /server/i })
    .click();
  await expect(page.locator('#server-side-sorting')).toBeInViewport();
  await expect(page).toHaveURL(/#server-side-sorting$/);
});

test('the table of contents marks what is being read', async ({ page }) => {
  await page.goto(`${GRID}sorting/#custom-comparator`);
  const current = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]');
  await expect(current).toHaveAttribute('href', '#custom-comparator');
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(current).toHaveAttribute('href', '#api');
});

test('the drawer keeps its scroll over pages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.goto(`${GRID}quickstart/`);
  const drawer = page.getByRole('navigation', { name: 'Pages', exact: true });
  const link = drawer.getByRole('link', { name: 'Sorting' });
  await drawer.evaluate((node) => node.scrollTo(0, 60));
  // To click a link that is out of sight would scroll.
  await link.scrollIntoViewIfNeeded();
  const before = await drawer.evaluate((node) => node.scrollTop);
  expect(before).toBeGreaterThan(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  expect(await drawer.evaluate((node) => node.scrollTop)).toBe(before);
});

test('the keyboard reaches the content first and the menus in order', async ({ page }) => {
  await page.goto(`${GRID}sorting/`);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#page-content')).toBeFocused();
  await page.goto(`${GRID}sorting/`);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Dark' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Dark' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('a phone’s drawer closes by Escape and by a link', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(GRID);
  const drawer = page.getByRole('navigation', { name: 'Pages', exact: true });
  const button = page.getByRole('button', { name: 'Pages' });
  await button.click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await drawer.getByRole('link', { name: 'Sorting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  await expect(drawer).toBeHidden();
});

test('the way back to the top is offered after 200 px', async ({ page }) => {
  await page.goto(`${GRID}sorting/`);
  await hydrated(page);
  const link = page.getByRole('link', { name: 'Back to top' });
  await expect(link).toBeHidden();
  await page.evaluate(() => scrollTo(0, 400));
  await link.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('keys lead to the neighbors of a page, and a sheet says which they are', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(`${GRID}sorting/`);
  await hydrated(page);
  const next = await page.locator('main a[rel="next"]').getAttribute('href');
  await page.keyboard.press('n');
  await expect(page).toHaveURL(new RegExp(`${next}$`));
  await expect(page.locator('main a[rel="prev"]')).toHaveAttribute('href', /\/sorting\/$/);
  await page.keyboard.press('p');
  await expect(page).toHaveURL(/\/sorting\/$/);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(sheet).toBeVisible();
  expect(await axe(page), 'light').toEqual([]);
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
  expect(await axe(page, COLORS), 'dark').toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('the theme is switched by one button, and kept', async ({ page }) => {
  await page.goto(`${GRID}sorting/`);
  await hydrated(page);
  const shown = (): Promise<string | null> => page.locator('html').getAttribute('data-theme');
  const before = await shown();
  await page.getByRole('button', { name: 'Switch theme' }).click();
  const after = await shown();
  expect([before, after].toSorted()).toEqual(['dark', 'light']);
  await page.reload();
  expect(await shown()).toBe(after);
});

test('a long branch of the tree is filtered', async ({ page }) => {
  await page.goto('/x/api/data-grid/data-grid/');
  const drawer = page.getByRole('navigation', { name: 'Pages', exact: true });
  await drawer.getByRole('searchbox', { name: 'Filter API reference' }).fill('toolbar');
  await expect(drawer.locator('a[href="/x/api/data-grid/toolbar/"]')).toBeVisible();
  await expect(drawer.locator('[aria-current="page"]')).toBeHidden();
  await drawer.getByRole('searchbox').fill('');
  await expect(drawer.locator('[aria-current="page"]')).toBeVisible();
});
