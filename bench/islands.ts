import { hydrated } from '../tests/support/browser.ts';
import { median, openPage, withSite } from './site.ts';

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

/**
 * Milliseconds from the moment at which all code of an island is there to the frame that shows it, and how much of its
 * code was asked for before the pointer came. Each in a browser that knows nothing yet.
 */
export async function benchIslands(): Promise<void> {
  await withSite(async ({ browser, origin }) => {
    console.log(
      `Islands of the interface, median of ${ROUNDS}   asked for before intent  code to paint, ms (goal 100)`,
    );
    for (const { name, route } of ISLANDS) {
      const paints: number[] = [];
      let early = 0;
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext();
        const page = await openPage(context);
        await page.route('**/x/scripts/**', (asked) => asked.fulfill({ json: [] }));
        await page.goto(origin + route, { waitUntil: 'load' });
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        const place = page.locator(`[data-island="${name}"]`).first();
        await place.scrollIntoViewIfNeeded();
        const measured = place.evaluate(
          (element) =>
            new Promise<{ paint: number; own: number }>((resolve) => {
              const from = performance.now();
              new MutationObserver(() => {
                if (element.hasAttribute('aria-busy')) return;
                requestAnimationFrame(() => {
                  const scripts = performance
                    .getEntriesByType('resource')
                    .filter(
                      (entry): entry is PerformanceResourceTiming =>
                        entry instanceof PerformanceResourceTiming &&
                        entry.name.endsWith('.js') &&
                        entry.startTime > from,
                    );
                  const there = Math.max(from, ...scripts.map(({ responseEnd }) => responseEnd));
                  resolve({ paint: performance.now() - there, own: scripts.length });
                });
              }).observe(element, { attributes: true, attributeFilter: ['aria-busy'] });
            }),
        );
        await place.hover({ force: true });
        const { paint, own } = await measured;
        paints.push(paint);
        if (own === 0) early += 1;
        await context.close();
      }
      const before = early === 0 ? 'nothing' : `in ${early} of ${ROUNDS}`;
      console.log(
        `${name.padEnd(36)} ${before.padStart(23)}  ${median(paints).toFixed(0).padStart(6)}`,
      );
    }
  });
}
