import { launch, type Browser, type ConsoleMessage, type Page } from 'puppeteer-core';
import { ensureChromium } from '../../scripts/chromium.mjs';
import { FIREFOX_REMEDY, findFirefox } from '../../scripts/firefox.mjs';
import { isAboutLicense } from '../support/licenseWords.ts';

/*
 * Firefox beside Chromium. Both are driven by one library over WebDriver BiDi, a standard that Firefox speaks itself: no
 * driver, and no browser built for tests.
 */

const WINDOW = { width: 1440, height: 900 } as const;

/** A tab of one browser, and what its pages have said since they were last asked. */
export interface Tab {
  page: Page;
  /** Errors, warnings, uncaught errors, and failed requests since the last call. */
  takeSaid: () => Promise<string[]>;
}

/** One tab in each browser. All pages are read in these two. */
export interface Engines {
  firefox: Tab;
  chromium: Tab;
  close: () => Promise<void>;
}

/** Starts both browsers. @throws when there is no Firefox; the message says how to get one. */
export async function startEngines(): Promise<Engines> {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error(`No Firefox. ${FIREFOX_REMEDY}`);
  const [firefox, chromium] = await Promise.all([
    launch({
      browser: 'firefox',
      executablePath,
      // Chromium without windows has bars that lie above the page, and so the page's width does not depend on them.
      extraPrefsFirefox: { 'ui.useOverlayScrollbars': 1 },
    }),
    launch({
      browser: 'chrome',
      executablePath: ensureChromium(),
      headless: 'shell',
      protocol: 'webDriverBiDi',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--font-render-hinting=none',
      ],
    }),
  ]);
  return {
    firefox: await openTab(firefox),
    chromium: await openTab(chromium),
    close: async () => void (await Promise.all([firefox.close(), chromium.close()])),
  };
}

async function openTab(browser: Browser): Promise<Tab> {
  const page = await browser.newPage();
  await page.setViewport(WINDOW);
  const messages: (string | Promise<string>)[] = [];
  page.on('console', (message) => {
    const type = message.type();
    if ((type === 'error' || type === 'warn') && !isAboutLicense(message.text()))
      messages.push(wordsOf(message));
  });
  page.on('pageerror', (error) => messages.push(`uncaught: ${String(error)}`));
  page.on('requestfailed', (request) => {
    // A navigation away ends what is under way.
    const reason = request.failure()?.errorText ?? '';
    if (!/abort/i.test(reason)) messages.push(`${reason}: ${request.url()}`);
  });
  return { page, takeSaid: () => Promise.all(messages.splice(0)) };
}

/** An error that is said has a text of its own, for as long as its page is there. */
async function wordsOf(message: ConsoleMessage): Promise<string> {
  const parts = message.args().map((part) => part.evaluate((value) => String(value)));
  const texts = await Promise.all(parts).catch(() => [message.text()]);
  return `${message.type()}: ${texts.join(' ')}`;
}
