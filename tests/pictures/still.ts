import type { Browser, BrowserContext, Page } from '@playwright/test';

/*
 * A browser in which demos hold still: its day, its time zone, and its chance are the same in each run, and nothing moves
 * for the sake of moving.
 */

/** When pages are opened, as far as they know. Time goes on from there: what waits for it to pass would wait forever. */
const NOW = Date.UTC(2026, 3, 15, 10, 30, 10);

/** The sizes of windows in which pictures are taken. */
export const WIDE = { width: 1440, height: 800 } as const;

/** Opens a context that pages share with what they have in the browser's cache. */
export async function openStill(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: WIDE,
    deviceScaleFactor: 1,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  await context.addInitScript((now) => {
    // No function has a name in here: what `tsx` compiles would then need a helper that the page does not have.
    const RealDate = Date;
    const behind = now - performance.now();
    globalThis.Date = new Proxy(RealDate, {
      apply: () => new RealDate(behind + performance.now()).toString(),
      construct: (target, given, made) =>
        Reflect.construct(
          target,
          given.length === 0 ? [behind + performance.now()] : given,
          made,
        ) as Date,
      get: (target, name, receiver) =>
        name === 'now'
          ? () => Math.floor(behind + performance.now())
          : (Reflect.get(target, name, receiver) as unknown),
    });
    // Numbers that spread as well as needed, of which each is made from the one before.
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  }, NOW);
  return context;
}

/** Opens a page of which nothing is stored. The caller closes it. */
export async function openNewcomer(context: BrowserContext, origin: string): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
  return page;
}
