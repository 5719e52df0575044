import type { BrowserContext, Page } from '@playwright/test';
import { hydrated, listenToConsole, watchShifts } from './browser.ts';
import { test as base } from './inTime.ts';

/** Somebody who reads many pages in one tab: what pages share is in the browser's cache, and nothing is stored. */
export interface Visitor {
  page: Page;
  /** What the present page has said on its console. */
  said: string[];
  /**
   * Opens a page and waits until it works.
   * @param route `/x/…/`.
   */
  open: (route: string) => Promise<void>;
}

async function settle(page: Page): Promise<Visitor> {
  const consoleMessages = listenToConsole(page);
  await watchShifts(page);
  await page.addInitScript(() => localStorage.clear());
  return {
    page,
    said: consoleMessages,
    async open(route) {
      // What a page still says while it is left is not the next one's.
      await page.goto('about:blank');
      consoleMessages.splice(0);
      await page.goto(route);
      await hydrated(page);
    },
  };
}

interface PerTest {
  /** A page of its own, whose scripts and fonts the browser has seen before, and of which nothing is stored. */
  newcomer: Page;
}

interface PerWorker {
  visitor: Visitor;
  unscripted: Page;
  /** Where newcomers' pages share the browser's cache: what all pages have is fetched and compiled once. */
  cache: BrowserContext;
}

/** Playwright's `test`, with the one visitor of a worker: for checks that leave no traces on the pages they look at. */
export const test = base.extend<PerTest, PerWorker>({
  cache: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({ baseURL: project.use.baseURL });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  newcomer: async ({ cache, baseURL }, use) => {
    const page = await cache.newPage();
    const session = await cache.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', {
      origin: baseURL ?? '',
      storageTypes: 'cookies,local_storage,indexeddb,service_workers,cache_storage',
    });
    await session.detach();
    await use(page);
    await page.close();
  },
  visitor: [
    async ({ browser }, use, { project }) => {
      const viewport = { width: 360, height: 800 };
      const context = await browser.newContext({ baseURL: project.use.baseURL, viewport });
      await use(await settle(await context.newPage()));
      await context.close();
    },
    { scope: 'worker' },
  ],
  unscripted: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        javaScriptEnabled: false,
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
});
