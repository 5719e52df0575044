import { expect, test, type Page } from '@playwright/test';
import { analyticsTable, clickTable } from '#core/analytics/analyticsTable.ts';
import { VITAL_NAMES } from '#core/analytics/events.ts';
import { listenToConsole, openRelated, pointAt } from '../support/browser.ts';
import {
  configure,
  eventsNamed,
  loadDice,
  PROVIDER,
  recordCalls,
  type Call,
} from '../support/services.ts';

const ID = 'G-TEST01';

const fieldsOf = (kind: keyof typeof analyticsTable): string[] =>
  Object.keys(analyticsTable[kind].parameters).toSorted();

const namesIn = (call: Call | undefined): string[] => Object.keys(call?.[2] ?? {}).toSorted();

/** Follows no link out of the site, so that clicks on them can be watched. */
const stayHere = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link !== null && link.origin !== location.origin) event.preventDefault();
    });
  });

test('a walk through the site is told as the table says, and nothing twice', async ({ page }) => {
  const calls = await recordCalls(page);
  await loadDice(page, 0.5);
  await stayHere(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await configure(page, { ads: { ratio: 1 } });
  await page.goto('/x/react-data-grid/sorting/?from=mail#multi-sorting');
  await expect.poll(() => eventsNamed(calls, 'ad')).toHaveLength(1);
  expect(calls).toEqual([
    [
      'set',
      'user_properties',
      {
        codeVariant: 'TS',
        userLanguage: 'en',
        devicePixelRatio: 1,
        colorScheme: 'system',
        colorSchemeOS: 'dark',
      },
    ],
    [
      'event',
      'page_view',
      {
        page_title: 'Sorting – React Data Grid – MUI X',
        page_location: '/x/react-data-grid/sorting/',
        productId: 'x-data-grid',
        productCategoryId: 'x',
      },
    ],
    ['event', 'ad', { eventAction: 'display', eventLabel: 'in-house-page-image' }],
  ]);
  expect(namesIn(calls[0])).toEqual(fieldsOf('user_properties'));
  expect(namesIn(calls[1])).toEqual(fieldsOf('page_view'));
  expect(namesIn(calls[2])).toEqual(fieldsOf('ad'));

  // A hash is no other page.
  await page.evaluate(() => {
    location.hash = '#custom-comparator';
  });
  calls.length = 0;
  await page.getByRole('link', { name: /Enterprise support/ }).click();
  await page.getByRole('link', { name: 'Edit this page' }).click();
  await page.getByRole('link', { name: 'Repository' }).click();
  await openRelated(page, 'DataGrid API');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(2);
  await page.waitForTimeout(500);
  const view = (title: string, path: string): Call => [
    'event',
    'page_view',
    { page_title: title, page_location: path, productId: 'x-data-grid', productCategoryId: 'x' },
  ];
  expect(calls.filter(([, , given]) => given['eventAction'] !== 'display')).toEqual([
    ['event', 'ad', { eventAction: 'click', eventLabel: 'in-house-page-image' }],
    ['event', 'page', { eventAction: 'edit', eventLabel: '/x/react-data-grid/sorting/' }],
    ['event', 'header', { eventAction: 'repository', eventLabel: '' }],
    view('DataGrid – React Data Grid – MUI X', '/x/api/data-grid/data-grid/'),
    view('Sorting – React Data Grid – MUI X', '/x/react-data-grid/sorting/'),
  ]);

  calls.length = 0;
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'JavaScript' }).click();
  await page.getByRole('button', { name: 'JavaScript' }).click();
  await page.getByRole('button', { name: 'Right to left' }).click();
  await page.getByRole('button', { name: 'Light' }).click();
  await expect.poll(() => calls.filter(([kind]) => kind === 'set')).toHaveLength(2);
  expect(calls.filter(([kind]) => kind === 'set').map(([, , given]) => given)).toMatchObject([
    { codeVariant: 'JS', colorScheme: 'system' },
    { codeVariant: 'JS', colorScheme: 'light' },
  ]);
});

test('the tools of a demo are told, and every labeled element is in the table', async ({
  page,
}) => {
  const calls = await recordCalls(page);
  await stayHere(page);
  await page.goto('/x/react-data-grid/sorting/');
  await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(1);
  const demo = page.locator('.demo').first();
  const name = (await demo.getAttribute('data-demo')) ?? '';
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await demo.locator('.demo-tools [data-action="copy-demo"]').click();
  await demo.getByRole('button', { name: 'Reset', exact: true }).click();
  await demo.getByRole('button', { name: 'More tools' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  expect(eventsNamed(calls, 'demo')).toEqual(
    ['language-js', 'copy', 'reset', 'more'].map((eventAction) => ({
      eventAction,
      eventLabel: name,
    })),
  );
  const labeled = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-event-category]')].map(
      ({ dataset: { eventCategory, eventAction } }) => `${eventCategory} ${eventAction}`,
    ),
  );
  const known = Object.entries(clickTable).flatMap(([category, { actions }]) =>
    actions.map((action) => `${category} ${action}`),
  );
  const demoActions = new Set(labeled.filter((one) => one.startsWith('demo ')));
  expect(demoActions.size).toBe(clickTable.demo.actions.length - 3); // this page's demos have one styling
  expect([...new Set(labeled)].filter((one) => !known.includes(one))).toEqual([]);
});

test('pages that a reader leaves before analytics has come are told in their order', async ({
  page,
}) => {
  const calls = await recordCalls(page);
  // The page counts as loading until this picture has come, and analytics waits for that.
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/held.svg', async (route) => {
    await held;
    await route.fulfill({ contentType: 'image/svg+xml', body: '<svg/>' });
  });
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const picture = document.createElement('img');
      picture.src = '/held.svg';
      document.documentElement.append(picture);
    }),
  );
  await page.goto('/x/react-charts/', { waitUntil: 'domcontentloaded' });
  await pointAt(page.locator('[data-stage]').first());
  await page.getByRole('navigation', { name: 'Products' }).getByText('Tree View').click();
  await expect(page).toHaveTitle(/Tree View/);
  await page.waitForTimeout(200);
  expect(calls).toEqual([]);
  release();
  await expect
    .poll(() => eventsNamed(calls, 'page_view'))
    .toMatchObject([
      { page_location: '/x/react-charts/', productId: 'x-charts' },
      { page_location: '/x/react-tree-view/', productId: 'x-tree-view' },
    ]);
});

test('web vitals are told of a document that was drawn for it', async ({ page }) => {
  const calls = await recordCalls(page);
  await loadDice(page, 0.00009);
  await page.goto('/x/react-charts/');
  await page.waitForTimeout(1_000);
  await page.getByRole('heading', { level: 1 }).click();
  await page.waitForTimeout(500);
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  });
  for (const name of VITAL_NAMES) {
    await expect.poll(() => eventsNamed(calls, name), name).toHaveLength(1);
    const [given = {}] = eventsNamed(calls, name);
    expect(['name', ...Object.keys(given)].toSorted()).toEqual(fieldsOf('web_vital'));
    expect(given['metric_label']).toBe('web-vital');
    expect(given['value']).toBe(given['metric_delta']);
  }
});

test('web vitals are not measured otherwise', async ({ page }) => {
  const calls = await recordCalls(page);
  await loadDice(page, 0.0001);
  await page.goto('/x/react-charts/');
  await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(1);
  await page.waitForTimeout(1_000);
  expect(VITAL_NAMES.flatMap((name) => eventsNamed(calls, name))).toEqual([]);
});

test('a configured provider is loaded once the page stands, and finds what was said before', async ({
  page,
}) => {
  let loaded: number | undefined;
  let asked = 0;
  await page.route(PROVIDER, async (route) => {
    asked += 1;
    loaded = await page.evaluate(() => performance.getEntriesByType('navigation').length);
    expect(await page.evaluate(() => document.readyState)).toBe('complete');
    expect(route.request().url()).toBe(`https://www.googletagmanager.com/gtag/js?id=${ID}`);
    await route.fulfill({ contentType: 'text/javascript', body: 'window.providerRan = true;' });
  });
  await configure(page, { analytics: { id: ID } });
  await page.goto('/x/react-charts/');
  await page.waitForFunction(() => 'providerRan' in window);
  const queue = await page.evaluate(() =>
    (window as unknown as { dataLayer: IArguments[] }).dataLayer.map((entry) => [...entry]),
  );
  expect(queue.map(([kind, name]) => (kind === 'js' ? kind : `${kind} ${name}`))).toEqual([
    'js',
    `config ${ID}`,
    'set user_properties',
    'event page_view',
  ]);
  expect(queue[1]?.[2]).toEqual({ send_page_view: false });
  await page.getByRole('navigation', { name: 'Products' }).getByText('Tree View').click();
  await expect(page).toHaveTitle(/Tree View/);
  expect([asked, loaded]).toEqual([1, 1]);
});

test('without an id nothing is loaded, and without gtag nothing breaks', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto('/x/react-charts/');
  await page.waitForTimeout(1_500);
  expect([...hosts]).toEqual(['127.0.0.1']);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(consoleMessages).toEqual([]);
});

test('a gtag that throws breaks nothing', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.addInitScript(() => {
    Object.assign(window, {
      gtag: () => {
        throw new Error('broken provider');
      },
    });
  });
  await page.goto('/x/react-charts/');
  await page.waitForTimeout(1_500);
  await page.getByRole('navigation', { name: 'Products' }).getByText('Tree View').click();
  await expect(page).toHaveTitle(/Tree View/);
  expect(consoleMessages).toEqual([]);
});

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`a reader with ${name} is not counted`, async ({ page }) => {
    const calls = await recordCalls(page);
    let asked = false;
    await page.route(PROVIDER, (route) => {
      asked = true;
      return route.abort();
    });
    await page.addInitScript(
      ([key, set]) => Object.defineProperty(navigator, key, { value: set }),
      [name, value] as const,
    );
    await loadDice(page, 0);
    await configure(page, { ads: { ratio: 1 }, analytics: { id: ID, consent: true } });
    await page.goto('/x/react-data-grid/sorting/');
    await page.waitForTimeout(4_000);
    await openRelated(page, 'DataGrid API');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid');
    await expect(page.getByRole('region', { name: 'Analytics' })).toHaveCount(0);
    expect(calls).toEqual([]);
    expect(asked).toBe(false);
  });
}
