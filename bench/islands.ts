import type { Browser } from '@playwright/test';
import { median, openQuiet, withSite } from './site.ts';

const ROUNDS = 5;

/** What of the interface comes with intent, and a page that has it. */
const ISLANDS = [
  { name: 'demo-tools', route: '/x/react-charts/bars/' },
  { name: 'page-tools', route: '/x/react-charts/bars/' },
  { name: 'page-feedback', route: '/x/react-charts/bars/' },
  { name: 'section-feedback', route: '/x/react-charts/bars/' },
  { name: 'row-filter', route: '/x/api/data-grid/data-grid/' },
  { name: 'change-filter', route: '/x/migration/migration-charts-v7/' },
] as const;

interface Arrival {
  /** Milliseconds from the moment at which all of its code was there to the frame that shows it. */
  paint: number;
  /** Scripts that were asked for once the pointer had come. */
  scripts: number;
}

/** How an island comes when a pointer does, in a browser that knows nothing yet. */
async function pointAtIsland(browser: Browser, address: string, name: string): Promise<Arrival> {
  const page = await openQuiet(browser, address, { ahead: false });
  try {
    const place = page.locator(`[data-island="${name}"]`).first();
    await place.scrollIntoViewIfNeeded();
    const arrival = place.evaluate(
      (element) =>
        new Promise<Arrival>((resolve) => {
          const from = performance.now();
          new MutationObserver(() => {
            if (element.hasAttribute('aria-busy')) return;
            requestAnimationFrame(() => {
              const ends = performance
                .getEntriesByType('resource')
                .filter(({ name, startTime }) => name.endsWith('.js') && startTime > from)
                .map(({ startTime, duration }) => startTime + duration);
              const paint = performance.now() - Math.max(from, ...ends);
              resolve({ paint, scripts: ends.length });
            });
          }).observe(element, { attributes: true, attributeFilter: ['aria-busy'] });
        }),
    );
    await place.hover({ force: true });
    return await arrival;
  } finally {
    await page.context().close();
  }
}

/** From the code of what comes with intent to its first paint, and whether that code waits for intent. */
export async function benchIslands(): Promise<void> {
  await withSite(async ({ browser, origin }) => {
    console.log(
      `Islands of the interface, median of ${ROUNDS}   asked for before intent  code to paint, ms (goal 100)`,
    );
    for (const { name, route } of ISLANDS) {
      const arrivals: Arrival[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        arrivals.push(await pointAtIsland(browser, origin + route, name));
      const early = arrivals.filter(({ scripts }) => scripts === 0).length;
      const before = early === 0 ? 'nothing' : `in ${early} of ${ROUNDS}`;
      const paint = median(arrivals.map((arrival) => arrival.paint));
      console.log(`${name.padEnd(36)} ${before.padStart(23)}  ${paint.toFixed(0).padStart(6)}`);
    }
  });
}
