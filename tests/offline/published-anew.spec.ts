import type { ChildProcess } from 'node:child_process';
import { expect, test as base, type Page } from '@playwright/test';
import {
  allowWorker,
  buildOf,
  countDocuments,
  filesOf,
  keepWhole,
  keptHashes,
  openControlled,
  rowOf,
} from '../support/offlinePage.ts';
import { hydrated, pointAt } from '../support/browser.ts';
import { PARTS_OF_SEARCH } from '../support/ownSite.ts';
import { publishSite, serveExport, type PublishedSite } from '../support/publishedSite.ts';
import { SECOND_BUILD, secondBuild } from '../support/secondBuild.ts';

/** The playwright server's port, one of the server of the second build for each worker of the tests. */
const portOf = (baseURL: string, worker: number): number =>
  Number(new URL(baseURL).port) + 100 + worker;

const test = base.extend<{ site: PublishedSite }, { anew: string }>({
  anew: [
    async ({ browserName: _browserName }, use, { parallelIndex, project }) => {
      const port = portOf(project.use.baseURL ?? '', parallelIndex);
      let server: { origin: string; process: ChildProcess } | undefined;
      try {
        server = await serveExport(await secondBuild(), port);
        await use(server.origin);
      } finally {
        server?.process.kill();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: async ({ baseURL }, use) => {
    const site = await publishSite(baseURL ?? '');
    site.spared = PARTS_OF_SEARCH;
    await use(site);
    await site.stop();
  },
});

/** What the browser does on a navigation, and an open page once an hour. */
const lookForUpdate = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration('/x/'))?.update();
  });

/**
 * Waits until another worker is in charge. Nothing is asked of the old one meanwhile: the browser replaces it when it
 * has nothing to do, and a question at the wrong moment keeps it for minutes.
 */
const watchTakeover = (page: Page): Promise<() => Promise<unknown>> =>
  page
    .evaluate(() => {
      const taken = new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
      });
      Object.assign(window, { takeover: taken.then(() => true) });
    })
    .then(
      () => () =>
        page.waitForFunction(
          () => (window as unknown as { takeover: Promise<true> }).takeover,
          undefined,
          { timeout: 90_000 },
        ),
    );

/** The build of the worker in charge. */
const workerBuild = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', ({ data }) => resolve(data.build));
        port1.start();
        // One that is just being replaced does not answer any more.
        setTimeout(() => resolve(''), 1_000);
        navigator.serviceWorker.controller?.postMessage({ kind: 'build' }, [port2]);
      }),
  );

test('a page of the old build is loaded anew, once', async ({ page, site, anew }) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/react-tree-view/`);
  expect(await buildOf(page)).not.toBe(SECOND_BUILD);
  const loaded = countDocuments(page);
  site.publish(anew);
  await lookForUpdate(page);
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(SECOND_BUILD);
  await page.waitForTimeout(3_000);
  expect(loaded.count).toBe(1);
  expect(await workerBuild(page)).toBe(SECOND_BUILD);
  await lookForUpdate(page);
  await page.waitForTimeout(1_500);
  expect(loaded.count).toBe(1);
});

test('a page that is of the new build already stays as it is', async ({ page, site, anew }) => {
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/react-tree-view/`);
  site.publish(anew);
  const loaded = countDocuments(page);
  await page.goto(`${site.origin}/x/react-tree-view/quickstart/`);
  // Seldom, for the reason that `watchTakeover` names.
  await expect
    .poll(() => workerBuild(page), { intervals: [1_000, 5_000, 10_000], timeout: 90_000 })
    .toBe(SECOND_BUILD);
  await page.waitForTimeout(3_000);
  expect(loaded.count).toBe(1);
});

const BUSY: [string, (page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>][] = [
  [
    'typed',
    async (page) => {
      await page.evaluate(() => {
        const field = document.createElement('textarea');
        field.id = 'typed';
        document.querySelector('main')?.prepend(field);
      });
      await page.locator('#typed').fill('What I was about to say');
      await page.locator('h1').click(); // it need not have the focus
    },
    (page) => page.locator('#typed').fill(''),
  ],
  [
    'open',
    async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    },
    (page) => page.keyboard.press('Escape'),
  ],
  [
    'playing',
    (page) =>
      page.evaluate(async () => {
        const video = document.createElement('video');
        video.id = 'film';
        video.muted = true;
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d');
        setInterval(() => context?.fillRect(Math.random() * 100, 0, 10, 10), 50);
        video.srcObject = canvas.captureStream(20);
        document.querySelector('main')?.prepend(video);
        await video.play();
      }),
    (page) => page.evaluate(() => document.querySelector<HTMLVideoElement>('#film')?.pause()),
  ],
];

for (const [name, begin, end] of BUSY) {
  test(`it waits while something is ${name}`, async ({ page, site, anew }) => {
    test.setTimeout(120_000); // a busy machine is slow to start a worker
    await allowWorker(page);
    await openControlled(page, `${site.origin}/x/react-tree-view/`);
    await begin(page);
    const loaded = countDocuments(page);
    const takeover = await watchTakeover(page);
    site.publish(anew);
    await lookForUpdate(page);
    await takeover();
    expect(await workerBuild(page)).toBe(SECOND_BUILD);
    await page.waitForTimeout(4_000);
    expect(loaded.count).toBe(0);
    await end(page);
    if (name === 'typed') await page.locator('h1').click();
    await expect.poll(() => buildOf(page).catch(() => '')).toBe(SECOND_BUILD);
    await page.waitForTimeout(2_000);
    expect(loaded.count).toBe(1);
  });
}

test('without a worker, a page whose demos are gone is loaded anew, once', async ({
  page,
  site,
  anew,
}) => {
  const path = '/x/react-data-grid/sorting/';
  // The reader has not come to the demos yet when the site is published anew.
  await page.setViewportSize({ width: 1000, height: 800 });
  await page.goto(`${site.origin}${path}`);
  await hydrated(page);
  // What mends a page comes last.
  await page.waitForTimeout(1_500);
  const loaded = countDocuments(page);
  site.publish(anew);
  const stage = page.locator('[data-stage]').first();
  await stage.hover();
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(SECOND_BUILD);
  await page.waitForTimeout(1_000);
  await hydrated(page);
  const demo = await pointAt(stage);
  await expect(demo.getByRole('grid')).toBeVisible();
  expect(loaded.count).toBe(1);
});

test('a part that is missing for good is not asked for over and over', async ({ page, site }) => {
  await page.route('**/_next/static/chunks/**', async (route) => {
    // What the document names is there; what the page asks for later is not.
    const late = await page.evaluate(() => document.readyState === 'complete').catch(() => false);
    return late && route.request().resourceType() === 'script'
      ? route.fulfill({ status: 404, body: '' })
      : route.fallback();
  });
  await page.addInitScript(() => {
    // What mends the page has come before.
    Object.assign(window, { requestIdleCallback: (run: () => void) => setTimeout(run, 0) });
  });
  await page.goto(`${site.origin}/x/react-data-grid/sorting/`);
  const loaded = countDocuments(page);
  await page.waitForTimeout(8_000);
  expect(loaded.count).toBeLessThanOrEqual(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
});

test('a link from a page of the old build leads on', async ({ page, site, anew }) => {
  await page.goto(`${site.origin}/x/react-tree-view/`);
  await page.waitForTimeout(1_000);
  const loaded = countDocuments(page);
  site.publish(anew);
  await page.getByRole('navigation', { name: 'Products' }).getByText('Charts').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('React Charts');
  await expect.poll(() => buildOf(page)).toBe(SECOND_BUILD);
  expect(loaded.count).toBe(1);
});

test('a kept product of the old build works until it is updated, and then of the new one', async ({
  page,
  site,
  anew,
}) => {
  const name = 'Tree View';
  await allowWorker(page);
  await openControlled(page, `${site.origin}/x/offline/`);
  await keepWhole(page, name);
  const old = new Set(await keptHashes(page));
  site.publish(anew);
  await lookForUpdate(page);
  await expect.poll(() => buildOf(page).catch(() => '')).toBe(SECOND_BUILD);
  await expect(rowOf(page, name)).toContainText('A newer version of the site has been published.');
  await site.stop();
  await page.goto(`${site.origin}/x/react-tree-view/rich-tree-view/items/`);
  await expect(page.locator('[data-stage]').first().getByRole('tree')).toBeVisible();
  expect(await buildOf(page)).not.toBe(SECOND_BUILD);
  await site.start();
  await page.goto(`${site.origin}/x/offline/`);
  site.asked.length = 0;
  await page.getByRole('button', { name: `Update ${name}` }).click();
  await expect(rowOf(page, name)).toHaveText(
    new RegExp(`${name}Available offline, [\\d.]+ MB\\.Remove`),
    {
      timeout: 90_000,
    },
  );
  // Files that are the same in both builds are not fetched again, and those of the old one are gone.
  const files = await filesOf(site, 'x-tree-view');
  const kept = files
    .filter(({ url, sha256 }) => old.has(sha256) && url !== '/icon.svg') // which the browser shows in its tab
    .map(({ url }) => url)
    // The search asks for its index on its own, and each time whether there is a new one.
    .filter((url) => !url.startsWith('/x/search/'));
  expect(kept.length).toBeGreaterThan(20);
  expect(site.asked.filter((path) => kept.includes(path))).toEqual([]);
  expect((await keptHashes(page)).toSorted()).toEqual(
    [...new Set(files.map(({ sha256 }) => sha256))].toSorted(),
  );
  await site.stop();
  await page.goto(`${site.origin}/x/react-tree-view/rich-tree-view/items/`);
  await expect(page.locator('[data-stage]').first().getByRole('tree')).toBeVisible();
  expect(await buildOf(page)).toBe(SECOND_BUILD);
});

const NEXT_FILES: [string, RegExp][] = [
  ['a script, which is gone', /^\/_next\/static\//],
  ['a page, which is another', /^\/x\/react-tree-view\//],
];

for (const [what, first] of NEXT_FILES) {
  test(`a download that the site is published under before ${what}, starts from what has changed`, async ({
    page,
    site,
    anew,
  }) => {
    const name = 'Tree View';
    await allowWorker(page);
    await openControlled(page, `${site.origin}/x/offline/`);
    site.held = (path) => {
      if (first.test(path) && site.askedToKeep.includes(path)) site.publish(anew);
      return undefined;
    };
    await page.getByRole('button', { name: `Keep ${name} offline` }).click();
    await expect(rowOf(page, name)).toContainText('The site was updated during the download.', {
      timeout: 90_000,
    });
    site.held = undefined;
    await page.getByRole('button', { name: `Resume ${name}` }).click();
    await expect(rowOf(page, name)).toHaveAttribute('data-keeping', 'whole');
    const files = await filesOf(site, 'x-tree-view');
    expect((await keptHashes(page)).toSorted()).toEqual(
      [...new Set(files.map(({ sha256 }) => sha256))].toSorted(),
    );
  });
}

test('the server is stopped, and the kept product stays', async ({ page }, {
  parallelIndex,
  project,
}) => {
  const port = portOf(project.use.baseURL ?? '', parallelIndex) + 10;
  const server = await serveExport('out', port);
  try {
    await allowWorker(page);
    await openControlled(page, `${server.origin}/x/offline/`);
    await keepWhole(page, 'Tree View');
  } finally {
    server.process.kill('SIGKILL');
  }
  await expect.poll(() => fetch(server.origin).catch(() => 'stopped')).toBe('stopped');
  await page.goto(`${server.origin}/x/react-tree-view/rich-tree-view/items/`);
  await expect(page.locator('[data-stage]').first().getByRole('tree')).toBeVisible();
});
