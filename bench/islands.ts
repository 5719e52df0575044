import type { Browser, Locator, Page } from '@playwright/test';
import { ISLAND_ATTRIBUTE, type IslandName } from '#core/islands.ts';
import { median, openQuiet, withSite } from './site.ts';

const ROUNDS = 5;

/** Milliseconds from the moment at which an island's code is there to the frame that shows it. */
const GOAL_MS = 100;

interface Opening {
  route: string;
  /** In the storage before the page is opened: without it, the island has nothing to show. */
  stored?: readonly [key: string, value: string];
  /** What the reader does, for an island that does not come by itself. */
  wake?: (page: Page) => Promise<unknown>;
  /** What an island draws that has no placeholder. */
  shows?: string;
}

const placeOf = (page: Page, name: IslandName): Locator =>
  page.locator(`[${ISLAND_ATTRIBUTE}="${name}"]`).first();

const pointAt =
  (name: IslandName) =>
  async (page: Page): Promise<void> => {
    await placeOf(page, name).scrollIntoViewIfNeeded();
    await placeOf(page, name).hover({ force: true });
  };

const scrollTo =
  (name: IslandName) =>
  (page: Page): Promise<void> =>
    placeOf(page, name).scrollIntoViewIfNeeded();

/** The focus comes as by keyboard, for which a hint does not wait as it does for a pointer that rests. */
const focus =
  (selector: string) =>
  async (page: Page): Promise<void> => {
    await page.keyboard.press('Tab');
    await page.locator(selector).first().focus();
  };

const GRID = '/x/react-data-grid/sorting/';
const CHART = '/x/react-charts/bars/';
const REFERENCE = '/x/api/data-grid/data-grid/';

/** Every island, on a page that has it. */
const OPENINGS: Readonly<Record<IslandName, Opening>> = {
  ads: { route: CHART },
  'change-filter': { route: '/x/migration/migration-charts-v7/', wake: pointAt('change-filter') },
  'code-types': { route: GRID, wake: focus('.demo-code[open] pre.ts'), shows: '[role="tooltip"]' },
  'date-library': { route: '/x/react-date-pickers/date-picker/', wake: pointAt('date-library') },
  demo: { route: CHART, wake: pointAt('demo') },
  'demo-gallery': { route: '/x/gallery/', wake: scrollTo('demo-gallery') },
  'demo-tools': { route: CHART, wake: pointAt('demo-tools') },
  'name-hint': { route: GRID, wake: focus('main a.name'), shows: '[role="tooltip"]' },
  'page-feedback': { route: CHART, wake: pointAt('page-feedback') },
  'page-tools': { route: CHART, wake: pointAt('page-tools') },
  'playground-chooser': {
    route: '/x/react-date-pickers/playground/',
    wake: scrollTo('playground-chooser'),
  },
  'reader-version': {
    route: '/x/api/charts/bar-chart/',
    stored: ['docs-versions', 'x-charts@8.5.3'],
  },
  'row-filter': { route: REFERENCE, wake: pointAt('row-filter') },
  'section-feedback': { route: CHART, wake: pointAt('section-feedback') },
  'shared-file': {
    route: '/x/react-data-grid/server-side-data/',
    wake: (page) =>
      page.locator('.demo-code:has([data-island="shared-file"]) > summary').first().hover(),
  },
  'since-version': {
    route: '/x/react-tree-view/rich-tree-view/items/',
    stored: ['docs-versions', 'x-tree-view@8.2.0'],
  },
  'slot-figure': { route: REFERENCE, wake: pointAt('slot-figure') },
  'type-popover': {
    route: REFERENCE,
    wake: (page) => page.locator('.api-list code a[href^="/x/api/"]').first().press('Enter'),
    shows: '.type-popover',
  },
  'upgrade-assistant': { route: '/x/migration/assistant/', wake: scrollTo('upgrade-assistant') },
};

/** When an island was asked for and when it was first painted, in milliseconds of its page. */
interface Noted {
  asked?: number;
  painted?: number;
}

declare global {
  var noted: Noted;
}

interface Watched {
  place: string;
  shows: string | undefined;
}

/** Runs in the page before anything else: notes when its placeholder is busy, and when it is not any more. */
function watch({ place, shows }: Watched): void {
  globalThis.noted = {};
  let element: Element | undefined;
  const paint = (): void => {
    observer.disconnect();
    requestAnimationFrame(() => {
      noted.painted = performance.now();
    });
  };
  const observer = new MutationObserver((records) => {
    if (shows !== undefined) {
      if (document.querySelector(shows) !== null) paint();
      return;
    }
    for (const { target } of records) {
      if (!(target instanceof Element) || !target.matches(place)) continue;
      const isBusy = target.hasAttribute('aria-busy');
      if (isBusy && noted.asked === undefined) {
        noted.asked = performance.now();
        element = target;
      } else if (!isBusy && target === element) return paint();
    }
  });
  const changes = shows === undefined ? { attributeFilter: ['aria-busy'] } : { childList: true };
  observer.observe(document, { subtree: true, ...changes });
}

interface Arrival {
  /** Milliseconds from the moment at which all that it loads was there to the frame that shows it. */
  paint: number;
  /** Files that were fetched once it was asked for. */
  files: number;
}

/** Runs in the page. What else it fetches at the same time makes the figure of an island that comes by itself smaller. */
function readArrival(): Arrival {
  const { asked = 0, painted = 0 } = noted;
  const ends = performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(
      ({ name, startTime, initiatorType }) =>
        startTime >= asked && (/\.(?:js|css)$/.test(name) || initiatorType === 'fetch'),
    )
    .map(({ responseEnd }) => responseEnd)
    .filter((end) => end <= painted);
  return { paint: painted - Math.max(asked, ...ends), files: ends.length };
}

/** Opens an island in a browser that knows nothing yet. */
async function openIsland(browser: Browser, origin: string, name: IslandName): Promise<Arrival> {
  const { route, stored, wake, shows } = OPENINGS[name];
  const page = await openQuiet(browser, origin + route, {
    ahead: false,
    prepare: async (fresh) => {
      await fresh.addInitScript(watch, { place: `[${ISLAND_ATTRIBUTE}="${name}"]`, shows });
      if (stored !== undefined) {
        await fresh.addInitScript(([key, value]) => localStorage.setItem(key, value), stored);
      }
    },
  });
  try {
    if (shows !== undefined) {
      await page.evaluate(() => {
        noted.asked = performance.now();
      });
    }
    await wake?.(page);
    await page.waitForFunction(() => noted.painted !== undefined);
    return await page.evaluate(readArrival);
  } finally {
    await page.context().close();
  }
}

/** From the code of each island to its first paint, and whether that code waits until the island is asked for. */
export async function benchIslands(): Promise<void> {
  await withSite(async ({ browser, origin }) => {
    console.log(
      `Islands, median of ${ROUNDS}                asked for before its time  code to paint, ms (goal ${GOAL_MS})`,
    );
    for (const name of Object.keys(OPENINGS) as IslandName[]) {
      const arrivals: Arrival[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        arrivals.push(await openIsland(browser, origin, name));
      const early = arrivals.filter(({ files }) => files === 0).length;
      const before = early === 0 ? 'nothing' : `in ${early} of ${ROUNDS}`;
      const paint = median(arrivals.map((arrival) => arrival.paint));
      const over = paint > GOAL_MS ? '  over' : '';
      console.log(
        `${name.padEnd(33)} ${before.padStart(26)}  ${paint.toFixed(0).padStart(6)}${over}`,
      );
    }
  });
}
