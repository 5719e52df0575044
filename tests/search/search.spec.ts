import { expect, test } from '@playwright/test';
import { searchMessages } from '#content/messages/search.ts';
import { axe } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';
import { box, openBox, options } from '../support/searchBox.ts';

const SORTING = '/x/react-data-grid/sorting/';

for (const { width, mode, direction } of [
  { width: 1440, mode: 'light', direction: 'ltr' },
  { width: 360, mode: 'dark', direction: 'ltr' },
  { width: 1024, mode: 'dark', direction: 'rtl' },
]) {
  test(`the box says nothing, moves nothing and passes axe at ${width} px, ${mode}, ${direction}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 });
    const consoleMessages = listenToConsole(page);
    await watchShifts(page);
    await choose(page, { mode, direction });
    await page.goto(SORTING);
    await openBox(page);
    await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await box(page).fill('sortModel');
    await expect(options(page).first()).toContainText('sortModel');
    expect(await axe(page)).toEqual([]);
    await page.evaluate(() => {
      const theme = document.documentElement.getAttribute('data-theme');
      document.documentElement.setAttribute('data-theme', theme === 'dark' ? 'light' : 'dark');
    });
    expect(await axe(page)).toEqual([]);
    await expectNoOverflow(page);
    expect(await shiftsOf(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
}

test('a prop is found and reached with the keyboard alone', async ({ page }) => {
  await page.goto(SORTING);
  await openBox(page, '/');
  await page.keyboard.type('row selection model');
  const first = options(page).first();
  await expect(first).toContainText('rowSelectionModel');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('option', { name: /Row selection|Selection/ }).first()).toBeVisible(); // the texts have come
  await page.keyboard.press('End');
  await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Home');
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await first.getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    /\/x\/api\/data-grid\/data-grid\/#data-grid-prop-rowSelectionModel$/,
  );
  await expect(box(page)).toBeHidden();
  await expect(page.locator('#data-grid-prop-rowSelectionModel')).toBeInViewport();
});

test('the header opens it, a click follows a result in place, and the query is kept', async ({
  page,
}) => {
  await page.goto(SORTING);
  await openBox(page); // the page has hydrated
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(box(page)).toBeFocused();
  await page.evaluate(() => Object.assign(window, { kept: true }));
  await box(page).fill('pagniationModel');
  await page
    .getByRole('option', { name: /^paginationModel/ })
    .first()
    .click();
  await expect(page).toHaveURL(/prop-paginationModel$/);
  // The address changes before the page does, and the page of the search answers keys until then.
  await expect(page.locator('#data-grid-prop-paginationModel')).toBeInViewport();
  expect(await page.evaluate(() => 'kept' in window), 'no full load').toBe(true);
  await openBox(page);
  await box(page).fill('');
  await page.getByRole('group', { name: 'Recent' }).getByText('pagniationModel').click();
  await expect(box(page)).toHaveValue('pagniationModel');
});

test('the pane shows a prop’s facts and text, and copies its name', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('paginationMode');
  const pane = page.getByRole('region', { name: 'Preview' });
  await expect(pane.getByRole('heading')).toHaveText('paginationMode');
  await expect(pane).toContainText("'client'");
  await expect(pane.getByRole('button', { name: 'Copy name' })).toBeVisible();
  await expect(pane.getByRole('button', { name: 'Copy import' })).toBeVisible();
  await expect(pane).toContainText('<DataGrid paginationMode=');
  await expect(pane).toContainText('Pagination can be');
});

test('the pane shows a section’s first lines, and a demo’s code', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto(SORTING);
  await openBox(page);
  const pane = page.getByRole('region', { name: 'Preview' });
  await box(page).fill('Custom comparator');
  await expect(options(page).first()).toHaveAttribute('href', `${SORTING}#custom-comparator`);
  await expect(
    pane
      .locator('p, ul')
      .filter({ hasText: /\w{4,}.*\w{4,}/ })
      .last(),
  ).toBeVisible();
  await box(page).fill('MultiSorting');
  await page.getByLabel('Kind', { exact: true }).selectOption('demo');
  await expect(options(page).first()).toHaveAttribute('href', `${SORTING}#MultiSorting`);
  await expect(pane.locator('pre')).toContainText('import');
});

test('languages, errors and selectors are found', async ({ page }) => {
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('Portuguese');
  await expect(options(page).filter({ hasText: /^ptBR/ }).first()).toContainText('Language ·');
  // As the console says it: fewer words could mean a guide.
  await box(page).fill('The Data Grid component requires all rows to have a unique `id` property');
  await expect(options(page).first()).toContainText('Error or warning ·');
  await expect(options(page).first()).toHaveAttribute('href', /row-definition\/#row-identifier$/);
  await box(page).fill('gridSortModelSelector');
  await expect(options(page).first()).toContainText('Selector ·');
});

test('what is typed before the box is there is kept', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.addInitScript(() => {
    // A browser that saves data warms nothing up: the box comes with its first use.
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(SORTING);
  await page.waitForFunction(
    () => '__NEXT_HYDRATED' in window || document.readyState === 'complete',
  );
  await page.waitForTimeout(1_000);
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('row sel');
  release();
  await expect(box(page)).toHaveValue('row sel');
  await page.keyboard.type('ection model');
  await expect(box(page)).toHaveValue('row selection model');
  await expect(options(page).first()).toContainText('rowSelectionModel');
});

test('no query breaks it or writes markup', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(SORTING);
  await openBox(page);
  for (const query of [
    '<img src=x onerror=alert(1)>',
    '.*+?^${}()|[]\\',
    'שורה עמודה',
    '👩‍👩‍👧 📊',
    '"><script>alert(1)</script>',
    'sort '.repeat(2_000),
    'x'.repeat(10_000),
  ]) {
    await box(page).fill(query);
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('status')).not.toBeEmpty();
  }
  await box(page).fill('sortModel');
  await expect(options(page).first()).toContainText('sortModel');
  expect(await page.locator('[role=dialog] img, [role=dialog] script').count()).toBe(0);
  expect(consoleMessages).toEqual([]);
});

test('where a query has nothing to search for, it says what is missing and leads on', async ({
  page,
}) => {
  await page.goto(SORTING);
  await openBox(page);
  const status = page.getByRole('dialog', { name: 'Search' }).getByRole('status');
  for (const [query, lacks] of [
    ['the of a', 'subject'],
    ['как сортировать строки', 'latin'],
    ['如何排序', 'latin'],
    ['ترتيب الصفوف', 'latin'],
    ['מיון שורות', 'latin'],
    ['**', 'words'],
  ] as const) {
    await box(page).fill(query);
    await expect(status).toHaveText(`No results for “${query}”. ${searchMessages.lacks[lacks]}`, {
      timeout: 90_000,
    });
    await expect(options(page).filter({ hasText: 'Data Grid' }).first()).toBeVisible();
  }
});

test('what only the text of a page says is found, with the words marked', async ({ page }) => {
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('watermark');
  const first = options(page).first();
  await expect(first).toHaveAttribute('href', '/x/introduction/licensing/#validation-failures');
  await expect(first.locator('mark').filter({ hasText: 'watermark' }).first()).toBeVisible();
});

test('a sure answer stands on top and is opened by Enter; its code is copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('color a cell by its value');
  const best = page.getByRole('group', { name: 'Best answer' }).getByRole('option');
  await expect(best).toHaveAttribute('aria-selected', 'true');
  const code = await best.locator('code').last().innerText();
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.startsWith(code.split('\n')[0] ?? '?')).toBe(true);
  const href = (await best.getAttribute('href')) ?? '?';
  await box(page).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname + url.hash === href);
});

test('it works offline once it has loaded', async ({ page, context }) => {
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('sortModel');
  await expect(options(page).first()).toContainText('sortModel');
  await context.setOffline(true);
  await box(page).fill('checkboxSelection');
  await expect(options(page).first()).toContainText(/checkbox ?selection/i);
});

test('an address searches, and follows what is typed', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto('/x/search/?q=stacked%20bar');
  await expect(box(page)).toHaveValue('stacked bar');
  await expect(options(page).first()).toContainText(/Stack/);
  expect(await axe(page)).toEqual([]);
  await box(page).fill('pie chart');
  await expect(page).toHaveURL(/\?q=pie%20chart$/);
  await page
    .getByRole('option', { name: /^PieChart\b/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/x\/api\/charts\/pie-chart/);
  await page.goBack();
  await expect(box(page)).toHaveValue('pie chart');
  await openBox(page, '/');
  await expect(page.getByRole('dialog', { name: 'Search' })).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test('results have room above the keyboard, are 44 px high, scroll, and follow a tap', async ({
    page,
  }) => {
    await page.goto(SORTING);
    await page.waitForTimeout(1_000);
    await page.locator('[data-search]').locator('visible=true').first().tap();
    await expect(box(page)).toBeFocused();
    await box(page).fill('row');
    await expect(options(page).first()).toBeVisible();
    // As a keyboard leaves it.
    await page.setViewportSize({ width: 360, height: 320 });
    const list = page.getByRole('listbox', { name: 'Results' });
    await expect.poll(async () => (await list.boundingBox())?.height ?? 0).toBeGreaterThan(130);
    const dialog = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
    expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeLessThanOrEqual(320);
    const low = await page
      .locator('[role=dialog] :is([role=option], input, select, button:visible)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().height).filter((h) => h > 0 && h < 44),
      );
    expect(low).toEqual([]);
    await expectNoOverflow(page);
    await expect(options(page).filter({ hasText: '›' }).locator('svg').first()).toBeVisible();
    const last = options(page).last();
    await last.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const href = (await last.getAttribute('href')) ?? '?';
    await last.tap();
    await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the header leads to a page that says so and links the indexes', async ({ page }) => {
    await page.goto(SORTING);
    await page.getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
    await page.getByRole('link', { name: 'reference' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('reference');
  });
});
