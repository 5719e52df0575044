import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../tests/support/browser.ts';
import { median, openPage, withSite } from './site.ts';

const ROUNDS = 3;
const ROUTE = '/x/react-data-grid/sorting/';
/** How often the processor's work is multiplied. */
const SLOWDOWN = 4;
/** Of the issue, in milliseconds. */
const GOAL = 200;
/** Until a press is painted, and its entry written. */
const SETTLE_MS = 2_500;
const NARROW = 390;

interface Press {
  name: string;
  selector: string;
  /** What has to be pressed before it is there. */
  first?: string;
  /** Where the control is pressed, in CSS pixels from its corner: tools lie over the middle of some. */
  at?: { x: number; y: number };
  /** Of the window, in CSS pixels, where the control is shown in narrow ones only. */
  width?: number;
}

const SETTINGS = '.icon-button[popovertarget="shell-settings"]';
const choice = (name: string, value: string): string =>
  `#shell-settings [data-set="${name}"][data-value="${value}"]`;

/** Every control of the shell, and one of each kind that pages have. */
const PRESSES: readonly Press[] = [
  { name: 'search', selector: '[data-search]' },
  { name: 'versions', selector: '[popovertarget="shell-versions"]' },
  { name: 'other scheme', selector: '[data-set="other-scheme"]' },
  { name: 'settings', selector: SETTINGS },
  { name: 'scheme in the settings', selector: choice('mode', 'dark'), first: SETTINGS },
  { name: 'direction', selector: choice('direction', 'rtl'), first: SETTINGS },
  { name: 'density', selector: choice('density', 'dense'), first: SETTINGS },
  { name: 'color of demos', selector: choice('brand', 'teal'), first: SETTINGS },
  { name: 'styling of demos', selector: choice('codeStyling', 'CSS'), first: SETTINGS },
  { name: 'language of code', selector: choice('codeVariant', 'JS'), first: SETTINGS },
  { name: 'shortcuts', selector: '#shell-settings [data-set="shortcuts"]', first: SETTINGS },
  {
    name: 'your versions',
    selector: '#shell-settings [data-set="show-versions"]',
    first: SETTINGS,
  },
  { name: 'reset all', selector: '#shell-settings [data-set=""]', first: SETTINGS },
  { name: 'product', selector: '#shell-products a[data-product="x-charts"]' },
  { name: 'page in the tree', selector: '#shell-tree a[href="/x/react-data-grid/pagination/"]' },
  { name: 'drawer', selector: '.menu-button', width: NARROW },
  { name: 'contents', selector: '#page-toc li:nth-child(3) a' },
  { name: 'copy the page', selector: '[data-island="page-tools"] button' },
  { name: 'copy a demo', selector: '[data-action="copy-demo"]' },
  { name: 'language of a demo', selector: '.demo-tools [data-value="JS"]' },
  { name: 'edit a demo', selector: '[data-tool="edit"]' },
  { name: 'code of a demo', selector: '.demo-code > summary', at: { x: 12, y: 12 } },
];

/** Keeps how long each interaction took, from the event to the frame that shows what came of it. */
async function watchPresses(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const presses: number[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
        if (interactionId > 0) presses.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The longest event of a press in milliseconds; 0 when every one took less than a frame. */
async function measurePress(
  browser: Browser,
  address: string,
  { press: { selector, first, width, at }, isAwake }: { press: Press; isAwake: boolean },
): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await openPage(context);
    if (width !== undefined) await page.setViewportSize({ width, height: 800 });
    await watchPresses(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForLoadState('networkidle');
    if (isAwake) await hydrated(page);
    const control = page.locator(selector).first();
    if (first !== undefined) {
      await page.locator(first).click();
      await page.waitForTimeout(SETTLE_MS);
    }
    await control.scrollIntoViewIfNeeded();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.evaluate(() => {
      (window as unknown as { presses: number[] }).presses.length = 0;
    });
    await control.click(at === undefined ? {} : { position: at });
    await page.waitForTimeout(SETTLE_MS);
    return await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { presses: number[] }).presses),
    );
  } finally {
    await context.close();
  }
}

/** Interaction to next paint for the first press of each control: on a page that nobody has touched, and on one that runs. */
export async function benchPresses(): Promise<void> {
  await withSite(async ({ browser, origin }) => {
    console.log(
      `First press to paint at ${SLOWDOWN}×, ms, median of ${ROUNDS} (most)   untouched       awake   goal`,
    );
    for (const press of PRESSES) {
      const shown: string[] = [];
      // After the settings were opened, no page is untouched.
      for (const isAwake of press.first === undefined ? [false, true] : [true]) {
        const times: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          times.push(await measurePress(browser, origin + ROUTE, { press, isAwake }));
        shown.push(`${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`.padStart(11));
      }
      if (shown.length === 1) shown.unshift('–'.padStart(11));
      console.log(`${press.name.padEnd(52)} ${shown.join(' ')}  ${String(GOAL).padStart(5)}`);
    }
  });
}
