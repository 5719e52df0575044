import type { Browser, BrowserContext, Page } from '@playwright/test';

/*
 * A browser in which demos hold still: its day, its time zone, and its chance are the same in each run, and nothing moves
 * for the sake of moving.
 */

/** When pages are opened, as far as they know. Time goes on from there: what waits for it to pass would wait forever. */
const NOW = Date.UTC(2026, 3, 15, 10, 30, 10);

/**
 * Gives a page its clock and its chance. It is text, so that it runs as it stands: what `tsx` makes of a function needs
 * helpers that a page does not have, and such a page would go by the reader's clock without a word.
 * Each random number is made from the one before; they spread as well as needed.
 */
const HOLD_STILL = `{
  const RealDate = Date;
  const behind = ${NOW} - performance.now();
  const present = () => Math.floor(behind + performance.now());
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(present()).toString(),
    construct: (target, given, made) =>
      Reflect.construct(target, given.length === 0 ? [present()] : given, made),
    get: (target, name, receiver) => (name === 'now' ? present : Reflect.get(target, name, receiver)),
  });
  let seed = 1;
  Math.random = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
}`;

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
  await context.addInitScript({ content: HOLD_STILL });
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
