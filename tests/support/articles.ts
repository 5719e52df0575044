import type { Browser, BrowserContext, Page } from '@playwright/test';
import { RESET_EVENT } from '#site/demo/resetEvent.ts';
import { hydrated, listenToConsole, settled } from './browser.ts';
import { test as base } from './inTime.ts';

/** An action that waits longer waits for what does not come; the test ends before its own time does, and says where. */
const ACTION_WITHIN_MS = 60_000;

/** A page of the site that stands, with what it says on its console since it was last asked. */
export interface Article {
  page: Page;
  route: string;
  consoleMessages: string[];
  /** What one spec must not change for the next, as it was when the page stood: see `readTraces`. */
  traces: string;
}

/**
 * The pages that specs of demos act on. Specs of one article share a page: it is loaded once, and a demo is reset after
 * each. A page that bears traces of a spec is thrown away.
 */
export class Articles {
  #browser: Browser;
  #shared: Article | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** The page that specs of `route` share. Only the one of the last route is kept. */
  async share(route: string, baseURL = ''): Promise<Article> {
    if (this.#shared?.route === route) return this.#shared;
    const article = await this.load(route, baseURL, await this.#emptied());
    this.#shared = article;
    return article;
  }

  /** A page of a spec's own. Whoever asks for it closes its context. */
  async load(route: string, baseURL = '', context?: BrowserContext): Promise<Article> {
    const place = context ?? (await this.#browser.newContext({ baseURL }));
    place.setDefaultTimeout(ACTION_WITHIN_MS);
    const page = await place.newPage();
    const consoleMessages = listenToConsole(page);
    await page.goto(route);
    await hydrated(page);
    await leavePlainCode(page);
    await settled(page);
    return { page, route, consoleMessages: consoleMessages, traces: await readTraces(page) };
  }

  /** Ends a spec on the shared page: the demo starts anew; a page that is not as it was before is closed. */
  async leave(article: Article, demo: string): Promise<void> {
    const whole = (await resetDemo(article, demo)) && (await isUntouched(article));
    if (!whole) await this.close();
  }

  async close(): Promise<void> {
    const context = this.#shared?.page.context();
    this.#shared = undefined;
    await context?.close();
  }

  /** The context of the last page, whose files are in the cache, without what the page has stored. */
  async #emptied(): Promise<BrowserContext | undefined> {
    const page = this.#shared?.page;
    this.#shared = undefined;
    if (page === undefined) return undefined;
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.close();
    await page.context().clearCookies();
    return page.context();
  }
}

/** Playwright's `test`, with the articles of a worker. */
export const test = base.extend<object, { articles: Articles }>({
  articles: [
    async ({ browser }, use) => {
      const articles = new Articles(browser);
      await use(articles);
      await articles.close();
    },
    { scope: 'worker' },
  ],
});

const isUntouched = async ({ page, traces }: Article): Promise<boolean> =>
  page.context().pages().length === 1 && (await readTraces(page)) === traces;

/**
 * Leaves the text of a page's code without its colors. Most elements of a page are tokens of code in other languages and
 * stylings, and a locator passes all of them to look into shadow roots: a sixth of what specs of demos took.
 */
const leavePlainCode = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const code of document.querySelectorAll('main pre > code'))
      code.replaceChildren(code.textContent ?? '');
  });

/**
 * Resets a demo as its toolbar does, with the pointer and the focus away from it.
 * @returns whether it stands anew.
 */
async function resetDemo({ page }: Article, demo: string): Promise<boolean> {
  if (page.isClosed()) return false;
  await page.mouse.move(0, 0);
  const stands = await page.evaluate(
    async ({ name, event }) => {
      const live = document.querySelector(`[data-stage="${name}"] > .demo-live`);
      const before = live?.firstElementChild;
      if (live === null || before === undefined) return false;
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      getSelection()?.removeAllRanges();
      live.dispatchEvent(new CustomEvent(event, { bubbles: true }));
      for (let frames = 0; frames < 120; frames += 1) {
        if (live.firstElementChild !== null && live.firstElementChild !== before) return true;
        await new Promise((painted) => requestAnimationFrame(painted));
      }
      return false;
    },
    { name: demo, event: RESET_EVENT },
  );
  await settled(page);
  return stands;
}

/** What differs when a spec has left, reloaded, resized or restyled the page, stored something, or replaced the clock. */
const readTraces = (page: Page): Promise<string> =>
  page.evaluate(() => {
    // The reader's choices are set by each run for itself.
    const chosen = new Set(['mui-mode', 'docs-direction']);
    const stored = Object.entries(localStorage).filter(([key]) => !chosen.has(key));
    const layers = [...document.body.children].filter(
      (child) => child.checkVisibility() && child.querySelector('main') === null,
    );
    return JSON.stringify([
      performance.timeOrigin,
      location.pathname + location.search,
      [innerWidth, innerHeight],
      ['print', '(prefers-reduced-motion)', '(prefers-color-scheme: dark)', '(forced-colors)'].map(
        (query) => matchMedia(query).matches,
      ),
      stored.sort(),
      Object.entries(sessionStorage).sort(),
      document.cookie.split('; ').filter((cookie) => !cookie.startsWith('codeStyling=')),
      document.body.style.cssText,
      layers.map(({ tagName, className }) => `${tagName}.${className}`),
      [setTimeout, Date, requestAnimationFrame].map((each) => String(each).includes('[native')),
    ]);
  });
