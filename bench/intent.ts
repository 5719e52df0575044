import type { Browser } from '@playwright/test';
import { median, openQuiet, withSite } from './site.ts';

const ROUNDS = 5;

/** A page of each kind of component, its demo, and the goals of the issue in milliseconds, at 1 and at 4 times the work. */
const DEMOS = [
  { kind: 'tree', route: '/x/react-tree-view/rich-tree-view/selection/', goals: [250, 1_200] },
  { kind: 'chart', route: '/x/react-charts/bars/', goals: [250, 1_200] },
  { kind: 'picker', route: '/x/react-date-pickers/date-picker/', goals: [450, 2_000] },
  { kind: 'grid', route: '/x/react-data-grid/sorting/', goals: [600, 2_500] },
] as const;

/** What the prototype of `notes/snapshots.md` took, with a cold cache: at 1 and at 4 times the work. */
const BEFORE: Readonly<Record<string, string>> = {
  tree: '270 to 345, 1,116 to 2,561',
  chart: '590 to 690, 4,280',
  picker: '660 to 1,200, 2,640 to 4,350',
  grid: '640 to 1,290, 2,900 to 6,050',
};

/** How often the processor's work is multiplied. */
const SLOWDOWNS = [1, 4];

interface Round {
  browser: Browser;
  address: string;
  slowdown: number;
  /** Whether the browser has fetched the demos' code by the time the reader comes. */
  ahead: boolean;
}

interface Arrival {
  /** Milliseconds from the pointer's coming to the first demo to the moment it stands. */
  time: number;
  /** How far things have moved meanwhile, as a layout shift score. */
  shift: number;
}

/** Points at the first demo of a page, in a browser that knows nothing yet. */
async function intentToAlive({ browser, address, slowdown, ahead }: Round): Promise<Arrival> {
  const page = await openQuiet(browser, address, { ahead });
  try {
    const stage = page.locator('[data-stage]').first();
    await stage.scrollIntoViewIfNeeded();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const alive = stage.evaluate(
      (element) =>
        new Promise<Arrival>((resolve) => {
          let start = Number.NaN;
          let shift = 0;
          const shifts = new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
              shift += entry.value;
          });
          shifts.observe({ type: 'layout-shift' });
          addEventListener(
            'pointerover',
            ({ target }) => {
              if (Number.isNaN(start) && target instanceof Node && element.contains(target))
                start = performance.now();
            },
            { capture: true },
          );
          new MutationObserver(() => {
            const stands = element.querySelector(':scope > .demo-live')?.hasChildNodes() === true;
            if (!stands || element.hasAttribute('aria-busy')) return;
            const time = performance.now() - start;
            // A shift is told of after the frame in which it was seen.
            requestAnimationFrame(() => setTimeout(() => resolve({ time, shift }), 100));
          }).observe(element, { attributes: true, childList: true, subtree: true });
        }),
    );
    await stage.hover({ position: { x: 3, y: 3 } });
    return await alive;
  } finally {
    await page.context().close();
  }
}

/** From the first touch of a demo to the moment it stands: with its code in the browser's cache, and without. */
export async function benchIntent(): Promise<void> {
  await withSite(async ({ browser, origin }) => {
    console.log(
      `Intent to alive, ms, median of ${ROUNDS}   fetched ahead  not  goal  shift  (prototype, without: 1×, 4×)`,
    );
    for (const { kind, route, goals } of DEMOS) {
      for (const [at, slowdown] of SLOWDOWNS.entries()) {
        const times: Record<'with' | 'without', Arrival[]> = { with: [], without: [] };
        for (let round = 0; round < ROUNDS; round += 1) {
          const common = { browser, address: origin + route, slowdown };
          times.with.push(await intentToAlive({ ...common, ahead: true }));
          times.without.push(await intentToAlive({ ...common, ahead: false }));
        }
        const [a, b] = [times.with, times.without].map((arrivals) =>
          median(arrivals.map(({ time }) => time))
            .toFixed(0)
            .padStart(6),
        );
        const shift = Math.max(...[...times.with, ...times.without].map((each) => each.shift));
        const goal = String(goals[at] ?? '').padStart(6);
        console.log(
          `${kind.padEnd(8)}${slowdown}×  ${a}  ${b}  ${goal}  ${shift.toFixed(3)}  (${BEFORE[kind]})`,
        );
      }
    }
  });
}
