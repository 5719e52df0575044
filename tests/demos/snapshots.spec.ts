import { expect, type CDPSession, type Page } from '@playwright/test';
import { choose, hydrated, pointAt, settled, switchTo } from '../support/browser.ts';
import { prosePages } from '../support/pages.ts';
import { cut, differencesOf, pictureOf, type Part, type Screen } from '../support/pixels.ts';
import { test } from '../support/visitor.ts';

/*
 * The picture of a demo is what the demo shows once it is mounted: of every grid and chart, on a wide screen in both
 * schemes, and on a phone. One load for each page.
 */

const VIEWS = [
  { width: 1440, mode: 'light' },
  { width: 1440, mode: 'dark' },
  { width: 390, mode: 'light' },
] as const;

/** The share of pixels that may differ. */
const GRID_LIMIT = 0.005;
const CHART_LIMIT = 0.02;

/** Demos with a text of several lines, which only a browser measures. Everything below it lies higher in the picture. */
const LINES_OF_TEXT = {
  limit: 0.11,
  reason: 'A text field is as high as its lines, which only a browser measures.',
};

/** Demos with a message in the middle of an empty grid. */
const MIDDLE = {
  limit: 0.015,
  reason: 'The message lies a part of a pixel elsewhere, so that the edges of its letters differ.',
};

/** Lists in a box that is narrower than the stage. */
const FIRST_VIEW = {
  limit: 0.02,
  reason:
    'Only in the first view, 1 to 2 % differ. No difference is visible, and its cause is not found yet.',
};

/** In these pictures, the drawing is lower than in a browser, though the chart around it is as high. */
const LOW_DRAWING =
  'The height that the drawing may take is not what a browser gives it; its cause is not found yet.';

/** Demos whose picture cannot be what they show, with the share of pixels that differs then, and why. */
const EXCEPTIONS: Record<string, { limit: number; reason: string }> = {
  AutosizeAfterLoading: {
    limit: 0.04,
    reason:
      'Columns are fitted to their text once a server has answered: only a browser measures it.',
  },
  AutosizeGroups: {
    limit: 0.02,
    reason: 'The column of groups is fitted to its text: only a browser measures it.',
  },
  DonutPie: { limit: 0.025, reason: LOW_DRAWING },
  GaugeRange: { limit: 0.08, reason: LOW_DRAWING },
  LivePower: { limit: 0.04, reason: LOW_DRAWING },
  SparklineWidth: { limit: 0.03, reason: LOW_DRAWING },
  TinyAreas: { limit: 0.13, reason: LOW_DRAWING },
  TinyBars: { limit: 0.09, reason: LOW_DRAWING },
  GrowingPanels: {
    limit: 0.015,
    reason: 'An open panel is as high as its content, which only a browser measures.',
  },
  ConfirmedPaste: LINES_OF_TEXT,
  PastedText: LINES_OF_TEXT,
  SavedPaste: LINES_OF_TEXT,
  TonsAndKilograms: LINES_OF_TEXT,
  FeatureProof: {
    limit: 0.01,
    reason: 'The picture of a native select shows its first option, whichever is chosen.',
  },
  ShipmentCards: FIRST_VIEW,
  ListToolbar: FIRST_VIEW,
  ClearFilters: MIDDLE,
  ShowAllColumns: MIDDLE,
  LoadingVariants: {
    limit: 0.015,
    reason:
      'How long a placeholder is depends on how many rows are drawn, which is more in a browser.',
  },
  ScrollableLegend: {
    limit: 0.04,
    reason:
      'On a phone, the room that the legend beside it leaves is worked out without its padding, and is pixels off.',
  },
  WorkingTime: {
    limit: 0.03,
    reason:
      'On a phone, the room that the legend beside it leaves is worked out, and is pixels off.',
  },
};

/** Stages whose picture has a grid or a chart, by the name of the demo. */
async function drawnStages(page: Page): Promise<Map<string, 'grid' | 'chart'>> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stage]')].map((stage) => {
      const picture = stage.querySelector(':scope > .demo-preview');
      const isGrid = picture?.querySelector('.MuiDataGrid-root') != null;
      const isChart = [...(picture?.querySelectorAll('svg') ?? [])].some(
        (svg) => svg.viewBox.baseVal.width > 100,
      );
      const kind = isGrid ? 'grid' : isChart ? 'chart' : undefined;
      return [stage.dataset['stage'] ?? '', kind] as const;
    }),
  );
  return new Map(found.flatMap(([name, kind]) => (kind === undefined ? [] : [[name, kind]])));
}

/**
 * How many signs there are that something is loading: a picture shows a demo at rest, with those that stay. It may have
 * them twice, of which a screen shows those for its width.
 */
const countLoading = (page: Page): Promise<number> =>
  page
    .locator(
      '[data-stage] :is(.MuiSkeleton-root, .MuiDataGrid-overlayWrapper [role="progressbar"]):visible',
    )
    .count();

/** How high the window is: the fewer pictures, the better, and a browser has its limits. */
const WINDOW_PX = 6000;

/** Leaves of a page what is compared, so that few pictures show all of it. */
const ONLY_STAGES = `
  :is(header, footer, aside, nav, [data-floating]), main :not(:has([data-stage]), [data-stage], [data-stage] *) { display: none !important; }
`;

/** Where stages are in the window, when it is scrolled as far as the first of `names`. What is cut off is left out. */
const partsInWindow = (page: Page, names: readonly string[]): Promise<[string, Part][]> =>
  page.evaluate((wanted) => {
    const found = wanted.flatMap((name) => {
      const stage = document.querySelector(`[data-stage="${name}"]`);
      return stage === null ? [] : [{ name, stage }];
    });
    found[0]?.stage.scrollIntoView({ block: 'start' });
    return found
      .map(({ name, stage }): [string, Part] => {
        const { x, y, width, height } = stage.getBoundingClientRect();
        return [name, { x, y, width, height }];
      })
      .filter(([, { y, height }]) => y > -1 && y + height <= innerHeight);
  }, names);

/** What stages show in a view, at rest: in as few screens as have room for them. */
async function takeScreens(
  { page, session }: { page: Page; session: CDPSession },
  names: readonly string[],
  { width, mode }: (typeof VIEWS)[number],
): Promise<Screen[]> {
  await page.setViewportSize({ width, height: WINDOW_PX });
  await switchTo(page, { mode });
  await settled(page);
  // What moves in spite of reduced motion ends: of colours, for the most part.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  });
  const screens: Screen[] = [];
  for (let left = names; left.length > 0;) {
    const parts = new Map(await partsInWindow(page, left));
    if (parts.size === 0) throw new Error(`${left[0]} is higher than ${WINDOW_PX} px.`);
    await settled(page);
    screens.push({ parts, picture: await pictureOf(session) });
    left = left.filter((name) => !parts.has(name));
  }
  return screens;
}

for (const { route, demos } of prosePages()) {
  if (demos.length === 0 || !/charts|data-grid|^\/x\/introduction\/$|custom/.test(route)) continue;

  test(`pictures of grids and charts on ${route} are what the demos show`, async ({
    newcomer: page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { mode: 'light' });
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const session = await page.context().newCDPSession(page);
    const stages = await drawnStages(page);
    const names = [...stages.keys()];
    await hydrated(page);
    await page.addStyleTag({ content: ONLY_STAGES });
    const loading = await countLoading(page);
    const before: Screen[][] = [];
    for (const view of VIEWS) before.push(await takeScreens({ page, session }, names, view));
    await page.setViewportSize({ width: 1440, height: 1000 });
    for (const name of names) await pointAt(page.locator(`[data-stage="${name}"]`));
    await expect.poll(() => countLoading(page), 'what is loading').toBe(loading);
    const found: string[] = [];
    for (const [i, view] of VIEWS.entries()) {
      const after = await takeScreens({ page, session }, names, view);
      for (const [j, live] of after.entries()) {
        const picture = before[i]?.[j];
        if (picture === undefined)
          throw new Error('Live demos need more room than their pictures.');
        for (const [name, difference] of await differencesOf(page, picture, live)) {
          const usual = stages.get(name) === 'grid' ? GRID_LIMIT : CHART_LIMIT;
          if (difference <= (EXCEPTIONS[name]?.limit ?? usual)) continue;
          const of = `${name}-${view.width}-${view.mode}`;
          found.push(`${of}: ${(difference * 100).toFixed(2)} %`);
          for (const [which, screen] of Object.entries({ picture, live })) {
            const body = await cut(page, screen, name);
            await test.info().attach(`${of}-${which}`, { body, contentType: 'image/png' });
          }
        }
      }
    }
    expect(found).toEqual([]);
  });
}
