import { expect } from '@playwright/test';
import { offlineMessages } from '#content/messages/offline.ts';
import { ownLink } from '../support/adPage.ts';
import { axe } from '../support/axe.ts';
import { openRelated } from '../support/browser.ts';
import {
  allowWorker,
  filesOf,
  keepButton,
  keepWhole,
  keptHashes,
  openControlled,
  rowOf,
} from '../support/offlinePage.ts';
import { holdAfter, test } from '../support/ownSite.ts';
import { configure } from '../support/services.ts';

const GRID = 'Data Grid';
const TREE = 'Tree View';

test('there is a worker on the configured host, and nowhere else', async ({ page, site }) => {
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto(`${site.origin}/x/react-tree-view/`);
  await page.waitForTimeout(2_000);
  expect(await registrations()).toBe(0);
  await configure(page, { offline: { hosts: ['127.0.0.1'] } });
  await openControlled(page, `${site.origin}/x/react-tree-view/`);
  expect(await registrations()).toBe(1);
  // A host that is configured no longer loses it.
  await page.unrouteAll();
  await configure(page, {});
  await page.goto(`${site.origin}/x/react-tree-view/quickstart/`);
  await expect.poll(registrations).toBe(0);
});

test('a kept product reads, runs and searches with the network cut', async ({ page, site }) => {
  test.slow();
  site.spared = undefined;
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await expect(keepButton(page, GRID)).toHaveText(/^Keep Data Grid offline, \d+\.\d MB$/);
  const size = /[\d.]+ MB/.exec((await keepButton(page, GRID).textContent()) ?? '')?.[0] ?? '';
  await keepWhole(page, GRID);
  await expect(rowOf(page, GRID)).toContainText(offlineMessages.state.whole(size));
  await expect(page.locator('main')).toContainText(offlineMessages.used(size));
  await site.stop();

  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${site.origin}/x/react-data-grid/sorting/`);
  const first = page.locator('[data-stage]').first();
  await expect(first.getByRole('grid')).toBeVisible();
  await first.scrollIntoViewIfNeeded();
  const header = first.getByRole('columnheader').first();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');

  // A link is followed without a new document.
  await page.evaluate(() => Object.assign(window, { same: true }));
  await openRelated(page, 'DataGrid API');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGrid');
  await expect(page.locator('.api-list').first()).toBeVisible();
  expect(await page.evaluate(() => 'same' in window)).toBe(true);

  await page.keyboard.press('Control+k');
  const box = page.getByRole('dialog', { name: 'Search' });
  await box.getByRole('combobox', { name: 'Search' }).fill('sortModel');
  await expect(box.locator('[role="option"]').first()).toContainText('sortModel');
  // The text of pages too.
  await box.getByRole('combobox', { name: 'Search' }).fill('comparator numbers');
  await expect(box.locator('[role="option"][href*="/sorting/#"] mark').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto(`${site.origin}/x/api/data-grid/data-grid/playground/`);
  await expect(page.locator('.playground-stage').getByRole('grid')).toBeVisible();
  await page.goto(`${site.origin}/x/offline/`);
  await expect(rowOf(page, GRID)).toContainText(offlineMessages.state.whole(size));
  expect(errors).toEqual([]);
});

test('keeping asks for each file once', async ({ page, site }) => {
  test.slow();
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await expect(keepButton(page, TREE)).toBeVisible();
  await keepWhole(page, TREE);
  const requested = site.askedToKeep.filter((path) => !path.startsWith('/x/offline/'));
  const files = await filesOf(site, 'x-tree-view');
  const needed = new Set(files.map(({ url }) => url));
  expect(requested.filter((path) => !needed.has(path))).toEqual([]);
  expect(requested.length).toBe(new Set(requested).size);
  expect(requested.length).toBeGreaterThan(files.length / 2); // of the rest, the browser had a copy
  expect((await keptHashes(page)).toSorted()).toEqual(
    [...new Set(files.map(({ sha256 }) => sha256))].toSorted(),
  );
  // What another product needs too is there already.
  site.askedToKeep.length = 0;
  await keepWhole(page, GRID);
  const shared = (await filesOf(site, 'x-data-grid')).filter(({ url }) => needed.has(url));
  expect(shared.length).toBeGreaterThan(50);
  const again = new Set(shared.map(({ url }) => url));
  expect(site.askedToKeep.filter((path) => again.has(path))).toEqual([]);
});

test('removing leaves what another product needs, and nothing else', async ({ page, site }) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await keepWhole(page, TREE);
  await keepWhole(page, 'Introduction');
  await page.getByRole('button', { name: `Remove ${TREE}` }).click();
  await expect(keepButton(page, TREE)).toBeVisible();
  const files = await filesOf(site, 'x');
  // The list says so at once; the files go one by one.
  await expect
    .poll(async () => (await keptHashes(page)).toSorted())
    .toEqual([...new Set(files.map(({ sha256 }) => sha256))].toSorted());
  await page.getByRole('button', { name: 'Remove Introduction' }).click();
  await expect(keepButton(page, 'Introduction')).toBeVisible();
  await expect.poll(() => keptHashes(page)).toEqual([]);
  await expect(page.locator('main')).toContainText(offlineMessages.used('0 B'));
  await site.stop();
  await page.goto(`${site.origin}/x/react-tree-view/rich-tree-view/items/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
});

test('offline, a page that was not visited says so and offers what is there', async ({
  page,
  site,
}) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/react-tree-view/`);
  // The worker takes the first page over after it was loaded.
  const visited = () =>
    page.evaluate(async () => (await caches.match('/x/react-tree-view/'))?.status);
  await expect.poll(visited).toBe(200);
  await site.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tree View');
  await page.getByRole('navigation', { name: 'Products' }).getByText('Charts').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  expect(new URL(page.url()).pathname).toBe('/x/react-charts/');
  await expect(page.locator('main')).toContainText('/x/react-charts/ is not on this device');
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: /Tree View/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tree View');
  await page.goBack();
  await site.start();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Charts');
});

test('a page that came by a link is there when it is opened again', async ({ page, site }) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/react-tree-view/`);
  await page.getByRole('navigation', { name: 'Products' }).getByText('Charts').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Charts');
  const stored = () => page.evaluate(async () => (await caches.match('/x/react-charts/'))?.status);
  await expect.poll(stored).toBe(200);
  await site.stop();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Charts');
});

test('a network that does not answer is waited for shortly, when there is a copy', async ({
  page,
  site,
}) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/react-tree-view/`);
  const stored = () =>
    page.evaluate(async () => (await caches.match('/x/react-tree-view/'))?.status);
  await expect.poll(stored).toBe(200);
  site.held = () => new Promise(() => undefined);
  await page.reload({ waitUntil: 'domcontentloaded', timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tree View');
});

test('cancelling leaves a part that says so, and resuming fetches the rest', async ({
  page,
  site,
}) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await expect(keepButton(page, TREE)).toBeVisible();
  const release = holdAfter(site, 40);
  site.asked.length = 0;
  await keepButton(page, TREE).click();
  await expect(
    page.getByRole('progressbar', { name: offlineMessages.progress(TREE) }),
  ).toBeVisible();
  await expect.poll(() => site.asked.length).toBeGreaterThan(40);
  await page.getByRole('button', { name: `Cancel ${TREE}` }).click();
  await expect(rowOf(page, TREE)).toContainText(/Partly downloaded: [\d.]+ [kM]B of [\d.]+ MB\./);
  await expect(rowOf(page, TREE)).toBeFocused();
  release();
  await page.reload();
  await expect(rowOf(page, TREE)).toContainText('Partly downloaded');
  const here = (await keptHashes(page)).length;
  expect(here).toBeGreaterThan(20);
  site.asked.length = 0;
  await page.getByRole('button', { name: `Resume ${TREE}` }).click();
  await expect(rowOf(page, TREE)).toHaveAttribute('data-keeping', 'whole');
  const files = await filesOf(site, 'x-tree-view');
  expect(await keptHashes(page)).toHaveLength(new Set(files.map(({ sha256 }) => sha256)).size);
  const requested = site.asked.filter((path) => files.some(({ url }) => url === path));
  expect(requested.length).toBeLessThanOrEqual(files.length - here);
});

test('a connection that breaks is said, and resumed from where it was', async ({ page, site }) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await expect(keepButton(page, TREE)).toBeVisible();
  holdAfter(site, 50);
  site.asked.length = 0;
  await keepButton(page, TREE).click();
  await expect.poll(() => site.asked.length).toBeGreaterThan(50);
  await site.stop();
  await expect(rowOf(page, TREE)).toContainText(offlineMessages.stopped.connection);
  // What is there already can be read, and the page that is not says what is kept in part.
  await page.goto(`${site.origin}/x/react-charts/`);
  await expect(page.locator('main')).toContainText('Partly downloaded: Tree View.');
  site.held = undefined;
  await site.start();
  // A page that comes later goes on by itself.
  await page.goto(`${site.origin}/x/offline/`);
  await expect(rowOf(page, TREE)).toHaveAttribute('data-keeping', 'whole');
  await keptHashes(page);
});

for (const fault of ['cut', 'damage'] as const) {
  test(`an answer with a ${fault} is never kept`, async ({ page, site }) => {
    await allowWorker(page);
    await openControlled(page, `${site.origin}/x/offline/`);
    await expect(keepButton(page, TREE)).toBeVisible();
    site.fault = (path) => (path.endsWith('/entities.json') ? fault : undefined);
    await keepButton(page, TREE).click();
    const expected =
      fault === 'cut' ? offlineMessages.stopped.connection : offlineMessages.stopped.damaged;
    await expect(rowOf(page, TREE)).toContainText(expected);
    await keptHashes(page);
    site.fault = undefined;
    await page.getByRole('button', { name: `Resume ${TREE}` }).click();
    await expect(rowOf(page, TREE)).toHaveAttribute('data-keeping', 'whole');
    await keptHashes(page);
  });
}

test('a full device is said, and nothing else breaks', async ({ page, site }) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await expect(keepButton(page, TREE)).toBeVisible();
  const session = await page.context().newCDPSession(page);
  // Less than is said before: the estimate is no promise.
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 1e9, usage: 0 });
  });
  await session.send('Storage.overrideQuotaForOrigin', {
    origin: site.origin,
    quotaSize: 2_000_000,
  });
  await keepButton(page, TREE).click();
  await expect(rowOf(page, TREE)).toContainText(offlineMessages.stopped.full);
  await expect(rowOf(page, TREE)).toContainText('Partly downloaded');
  await page.goto(`${site.origin}/x/react-charts/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Charts');
  await page.goto(`${site.origin}/x/offline/`);
  // Now the estimate says so before anything is fetched.
  await page.getByRole('button', { name: `Resume ${TREE}` }).click();
  await expect(rowOf(page, TREE)).toContainText(offlineMessages.stopped.full);
  await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin });
  await page.getByRole('button', { name: `Resume ${TREE}` }).click();
  await expect(rowOf(page, TREE)).toHaveAttribute('data-keeping', 'whole');
});

test('a browser that refuses storage is told of it, and reads as ever', async ({ page, site }) => {
  await allowWorker(page);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    const refuse = (): Promise<never> =>
      Promise.reject(new DOMException('refused', 'SecurityError'));
    for (const name of ['open', 'has', 'match', 'keys'] as const) {
      CacheStorage.prototype[name] = refuse;
    }
    ServiceWorkerContainer.prototype.register = refuse;
  });
  await page.goto(`${site.origin}/x/offline/`);
  await expect(page.locator('main')).toContainText(offlineMessages.stopped.refused);
  await page.getByRole('navigation', { name: 'Products' }).getByText('Charts').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Charts');
  expect(errors).toEqual([]);
});

test('a worker that is ended in the middle, and a page that is closed, lose nothing', async ({
  page,
  site,
  context,
}) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await expect(keepButton(page, TREE)).toBeVisible();
  const release = holdAfter(site, 60);
  site.asked.length = 0;
  await keepButton(page, TREE).click();
  await expect.poll(() => site.asked.length).toBeGreaterThan(60);
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await expect(rowOf(page, TREE)).toHaveAttribute('data-keeping', 'downloading');
  await page.close();

  const next = await context.newPage();
  await allowWorker(next);
  // Any page goes on; the page of offline reading tells.
  release();
  await next.goto(`${site.origin}/x/react-charts/`);
  await next.waitForTimeout(1_000);
  await next.getByRole('button', { name: 'Settings' }).click();
  await next.getByRole('link', { name: 'Read offline' }).click();
  await expect(rowOf(next, TREE)).toHaveAttribute('data-keeping', 'whole');
  await keptHashes(next);
});

test('neither ads nor analytics are kept', async ({ page, site }) => {
  await allowWorker(page);
  await page.route('https://**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await openControlled(page, `${site.origin}/x/react-data-grid/sorting/`);
  await page.reload();
  await expect(ownLink(page)).toBeVisible();
  await page.waitForTimeout(1_000);
  const urls = await page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) found.push(url);
    }
    return found;
  });
  expect(urls.length).toBeGreaterThan(10);
  expect(urls.filter((url) => !url.startsWith(site.origin))).toEqual([]);
  expect(urls.filter((url) => /\/ads\/|gtag|carbon/.test(url))).toEqual([]);
});
