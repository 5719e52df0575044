import { test as base, type Page } from '@playwright/test';
import { hydrated, listenToConsole, watchShifts } from './browser.ts';

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
  const said = listenToConsole(page);
  await watchShifts(page);
  await page.addInitScript(() => localStorage.clear());
  return {
    page,
    said,
    async open(route) {
      // What a page still says while it is left is not the next one's.
      await page.goto('about:blank');
      said.splice(0);
      await page.goto(route);
      await hydrated(page);
    },
  };
}

/** Playwright's `test`, with the one visitor of a worker: for checks that leave no traces on the pages they look at. */
export const test = base.extend<object, { visitor: Visitor; unscripted: Page }>({
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
