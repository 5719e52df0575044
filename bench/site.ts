import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { hydrated } from '../tests/support/browser.ts';
import { serveExport } from '../tests/support/publishedSite.ts';

export interface Site {
  browser: Browser;
  origin: string;
}

const PORT = 4175;

/** Serves the built site for as long as `measure` takes, to a Chromium of its own. */
export async function withSite(measure: (site: Site) => Promise<void>): Promise<void> {
  const server = await serveExport('out', PORT);
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    await measure({ browser, origin: server.origin });
  } finally {
    await browser.close();
    server.process.kill();
  }
}

/** A page in a wide window, in which functions that tsx has compiled run: it keeps their names by a helper. */
export async function openPage(browser: Browser | BrowserContext): Promise<Page> {
  const page = await browser.newPage();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript('globalThis.__name = (value) => value');
  return page;
}

/**
 * Opens a page in a browser that knows nothing yet, and waits until the page is quiet.
 * @param ahead whether the page may fetch what its demos load before somebody comes to them.
 * @param prepare is called before the page goes anywhere.
 */
export async function openQuiet(
  browser: Browser,
  address: string,
  { ahead, prepare }: { ahead: boolean; prepare?: (page: Page) => Promise<void> },
): Promise<Page> {
  const context = await browser.newContext();
  const page = await openPage(context);
  await prepare?.(page);
  if (!ahead) await page.route('**/x/scripts/**', (route) => route.fulfill({ json: [] }));
  await page.goto(address, { waitUntil: 'load' });
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  return page;
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
