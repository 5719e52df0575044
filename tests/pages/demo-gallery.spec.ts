import { expect, test, type Page } from '@playwright/test';
import { hydrated, listenToConsole } from '../support/browser.ts';

const PAGE = '/x/gallery/';

/** An ordinary page, for what every page loads. */
const ORDINARY = '/x/introduction/support/';

/** Bytes that the gallery may cost beyond an ordinary page before anybody scrolls, and the pictures it has by then. */
const BUDGET = 150_000;
const PICTURES = 60;

/** The site has more demos than this. */
const MANY = 1_000;

const place = (page: Page) => page.locator('[data-island="demo-gallery"]');
const cards = (page: Page) => place(page).getByRole('list', { name: 'Demos' }).getByRole('link');
const pictures = (page: Page) => place(page).locator('li [inert]');
const count = (page: Page) => place(page).getByRole('search').locator('output');

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(PAGE + query);
  await expect(place(page)).toHaveAttribute('data-ready');
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the gallery is a list of all demos, by product and page', async ({ page }) => {
    await page.goto(PAGE);
    for (const name of ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View', 'Guides']) {
      await expect(
        page.getByRole('heading', { name: new RegExp(`^${name}: \\d+ demos`) }),
      ).toBeVisible();
    }
    const links = place(page).locator('a[href*="#"]');
    expect(await links.count()).toBeGreaterThan(MANY);
    await expect(page.getByText('Loading the gallery')).toBeHidden();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(hrefs.length);
    await place(page).getByRole('link', { name: 'Multi-sorting' }).first().click();
    await expect(page).toHaveURL(/\/x\/react-data-grid\/sorting\/#\w+$/);
  });
});

test('a large window has sixty pictures for few bytes, and nothing moves', async ({
  browser,
  baseURL,
}) => {
  const bytes = async (route: string, height: number, then: (page: Page) => Promise<void>) => {
    const context = await browser.newContext({
      viewport: { width: 1920, height },
      baseURL: baseURL ?? '',
      // What other tests have kept is not fetched again.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const consoleMessages = listenToConsole(page);
    await page.goto(route);
    await hydrated(page);
    await then(page);
    const sum = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .concat(performance.getEntriesByType('navigation'))
        .reduce((total, entry) => total + (entry as PerformanceResourceTiming).transferSize, 0),
    );
    expect(consoleMessages).toEqual([]);
    await context.close();
    return sum;
  };
  const ordinary = await bytes(ORDINARY, 1_080, (page) => page.waitForLoadState('networkidle'));
  const gallery = await bytes(PAGE, 1_500, async (page) => {
    await expect.poll(() => pictures(page).count()).toBeGreaterThanOrEqual(PICTURES);
    await page.waitForLoadState('networkidle');
    await expect(cards(page).nth(MANY)).toBeAttached();
    const shift = await page.evaluate(
      () =>
        new Promise<number>((tell) => {
          new PerformanceObserver((list) => {
            tell(
              list
                .getEntries()
                .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
            );
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => tell(0), 1_000);
        }),
    );
    expect(shift).toBe(0);
  });
  expect(ordinary).toBeGreaterThan(0);
  expect(gallery - ordinary).toBeLessThanOrEqual(BUDGET);
});

test('pictures show what their demos show, in the scheme of the page', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await open(page, '?product=data-grid&feature=sorting');
  const host = pictures(page).first();
  const inside = () =>
    host.evaluate(({ shadowRoot }) => ({
      cells: shadowRoot?.querySelectorAll('[role="gridcell"]').length ?? 0,
      color: getComputedStyle(shadowRoot?.querySelector('[role="gridcell"]') ?? document.body)
        .color,
    }));
  await expect.poll(async () => (await inside()).cells).toBeGreaterThan(5);
  const light = (await inside()).color;
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => (await inside()).color).not.toBe(light);
  expect(consoleMessages).toEqual([]);
});

test('filters with counts, keeps the choice in the address, and has it again on the way back', async ({
  page,
}) => {
  await open(page);
  await expect(count(page)).toHaveText(/^All 1,\d{3} demos$/);
  await page.getByRole('combobox', { name: 'Product' }).selectOption('x-tree-view');
  // The numbers of the other filters come with the list.
  await expect(count(page)).not.toHaveText(/^All/);
  const plan = page.getByLabel('Plan');
  const promised = /\((\d+)\)/.exec(
    (await plan.locator('option', { hasText: 'Pro' }).textContent()) ?? '',
  )?.[1];
  await plan.selectOption('pro');
  await expect(count(page)).toContainText(`${promised} of 1,`);
  await expect(cards(page)).toHaveCount(Number(promised));
  await page.getByLabel('Words in a title').fill('lazy');
  await expect(page).toHaveURL(/\?product=tree-view&plan=pro&q=lazy$/);
  const left = await cards(page).count();
  expect(left).toBeLessThan(Number(promised));

  const href = await cards(page).first().getAttribute('href');
  await cards(page).first().click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.locator(`.demo[id="${href?.split('#')[1]}"]`)).toBeInViewport();
  await page.goBack();
  await expect(page.getByLabel('Words in a title')).toHaveValue('lazy');
  await expect(cards(page)).toHaveCount(left);
});

test('who comes back from a demo is at its card', async ({ page }) => {
  await open(page, '?product=data-grid');
  const card = cards(page).nth(150);
  await card.scrollIntoViewIfNeeded();
  const href = await card.getAttribute('href');
  await card.click();
  await expect(page).toHaveURL(href ?? '');
  await page.goBack();
  await expect(cards(page).nth(150)).toBeFocused();
  await expect(cards(page).nth(150)).toBeInViewport();
});

test('what the address asks for and the gallery does not have is said', async ({ page }) => {
  await open(page, '?product=lamps&plan=%3Cb%3E&task=find');
  const status = place(page).getByRole('status');
  await expect(status.filter({ hasText: 'the product “lamps”' })).toBeVisible();
  await expect(status.filter({ hasText: 'the plan “<b>”' })).toBeVisible();
  await expect(page.getByLabel('Task')).toHaveValue('find');
  await page.getByLabel('Task').selectOption('');
  await expect(page.getByText('“lamps”')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
});

test('the links stay when the gallery cannot be had', async ({ page }) => {
  await page.route('**/x/gallery/demos.json', (route) => route.fulfill({ status: 503 }));
  await page.goto(PAGE);
  await expect(place(page).getByRole('alert')).toBeVisible();
  await expect(place(page).getByRole('heading', { name: /^Charts: / })).toBeVisible();
  await page.unroute('**/x/gallery/demos.json');
  await place(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('cards are reached one after the other by keyboard', async ({ page }) => {
  await open(page, '?product=charts');
  await page.getByLabel('Feature').focus();
  await page.keyboard.press('Tab');
  await expect(cards(page).nth(0)).toBeFocused();
  for (let at = 1; at < 12; at += 1) await page.keyboard.press('Tab');
  await expect(cards(page).nth(11)).toBeFocused();
  await expect(cards(page).nth(11)).toBeInViewport();
});

for (const [route, query] of [
  ['/x/react-data-grid/', 'data-grid'],
  ['/x/react-charts/', 'charts'],
  ['/x/react-date-pickers/', 'date-pickers'],
  ['/x/react-tree-view/', 'tree-view'],
] as const) {
  test(`${route} leads to the pictures of its product`, async ({ page }) => {
    await page.goto(route);
    await page.locator('main').getByRole('link', { name: 'gallery', exact: true }).click();
    await expect(page).toHaveURL(`${PAGE}?product=${query}`);
    await expect(page.getByRole('combobox', { name: 'Product' })).toHaveValue(/^x-/);
    await expect(count(page)).toContainText(' of 1,');
  });
}
