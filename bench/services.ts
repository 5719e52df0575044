import type { Browser } from '@playwright/test';
import { SCRIPT, serveScript, providerScript } from '../tests/support/adPage.ts';
import { configure, PROVIDER } from '../tests/support/services.ts';
import { median, withSite } from './site.ts';

/** Carries an ad, and no demos: what runs here is the page's own. */
const PAGE = '/x/api/date-pickers/time-clock/';
const ROUNDS = 11;
/** Until everything that waits for a quiet page has run. */
const SETTLE_MS = 4_000;
/** What of a task is more than this blocks a reader (Web Vitals, total blocking time). */
const SHORT_MS = 50;

interface Load {
  blocking: number;
  script: number;
}

async function load(browser: Browser, origin: string, withServices: boolean): Promise<Load> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await serveScript(page, providerScript());
    await page.route(PROVIDER, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'window.dataLayer.push("ran");' }),
    );
    await configure(page, {
      ads: withServices ? { script: SCRIPT } : { on: false },
      analytics: { id: withServices ? 'G-BENCH1' : '' },
    });
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(window, { tasks });
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await page.goto(origin + PAGE);
    await page.waitForTimeout(SETTLE_MS);
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    const { metrics } = await session.send('Performance.getMetrics');
    const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return {
      blocking: tasks.reduce((sum, task) => sum + Math.max(0, task - SHORT_MS), 0),
      script: script * 1_000,
    };
  } finally {
    await page.close();
  }
}

/** What ads and analytics add to a page's load, with fakes of both providers: loads with and without take turns. */
export async function benchServices(): Promise<void> {
  await withSite(async ({ browser, origin }) => {
    const loads = { with: [] as Load[], without: [] as Load[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      loads.without.push(await load(browser, origin, false));
      loads.with.push(await load(browser, origin, true));
    }
    const of = (kind: keyof typeof loads, what: keyof Load): number =>
      median(loads[kind].map((one) => one[what]));
    console.log(
      `Ads and analytics on ${PAGE}, median of ${ROUNDS} loads each: blocking ${of('with', 'blocking').toFixed(0)} ms with, ${of('without', 'blocking').toFixed(0)} ms without; script ${of('with', 'script').toFixed(0)} and ${of('without', 'script').toFixed(0)} ms`,
    );
  });
}
