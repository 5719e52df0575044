import { expect, test, type CDPSession, type Page } from '@playwright/test';
import { endAnimations, settled, switchTo } from './browser.ts';
import { limitOf } from './pictureLimits.ts';
import { cut, differencesOf, pictureOf, type Part, type Screen } from './pixels.ts';

/*
 * The picture of a demo is what the demo shows once it is mounted: of every grid and chart, on a wide screen in both
 * schemes, and on a phone.
 */

/** What is compared: at each width, the schemes in which it is. To lay out anew costs more than to paint in other colors. */
const VIEWS = {
  wide: { width: 1440, modes: ['light', 'dark'] },
  phone: { width: 390, modes: ['light'] },
} as const;

export type View = keyof typeof VIEWS;

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
export const countLoading = (page: Page): Promise<number> =>
  page
    .locator(
      '[data-stage] :is(.MuiSkeleton-root, .MuiDataGrid-overlayWrapper [role="progressbar"]):visible',
    )
    .count();

/** How high the window is: the fewer pictures, the better, and a browser has its limits. */
const WINDOW_PX = 6000;

/** The grid draws the widths of placeholders from one row of random numbers per page, so they depend on what was mounted before. */
export const ONE_WIDTH = `.MuiDataGrid-cellSkeleton > .MuiSkeleton-root { width: 50% !important }`;

/** Leaves of a page what is compared, while the page is marked, so that few pictures show all of it. */
export const ONLY_STAGES = `[data-only-stages] {
  :is(header, footer, aside, nav, [data-floating]):not([data-stage] *), main :not(:has([data-stage]), [data-stage], [data-stage] *) { display: none !important; }
}
/* A picture that comes into view has its own size, and its place, only some frames later: what is compared must stand. */
[data-only-stages] .demo-preview { content-visibility: visible !important; }`;

export const showOnlyStages = (page: Page, only: boolean): Promise<void> =>
  page.evaluate((on) => {
    document.documentElement.toggleAttribute('data-only-stages', on);
  }, only);

/** Where stages are in the window, when it is scrolled as far as the first of `names`. What is cut off is left out. */
export const partsInWindow = (page: Page, names: readonly string[]): Promise<[string, Part][]> =>
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

/** The pictures of a page's demos, taken before the demos took their place. */
export interface Pictures {
  page: Page;
  session: CDPSession;
  /** Demos whose picture is compared, by name. */
  stages: ReadonlyMap<string, 'grid' | 'chart'>;
  loading: number;
  screens: ReadonlyMap<View, TakenScreen[]>;
}

interface TakenScreen extends Screen {
  mode: 'light' | 'dark';
}

/** What stages show in a view, at rest: in as few screens as have room for them. The page is left in the last scheme. */
async function takeScreens(
  { page, session, stages }: Pick<Pictures, 'page' | 'session' | 'stages'>,
  view: View,
): Promise<TakenScreen[]> {
  const { width, modes } = VIEWS[view];
  const before = page.viewportSize();
  await showOnlyStages(page, true);
  await page.setViewportSize({ width, height: WINDOW_PX });
  const screens: TakenScreen[] = [];
  for (const mode of modes) {
    await switchTo(page, { mode });
    await settled(page);
    await endAnimations(page);
    for (let left = [...stages.keys()]; left.length > 0;) {
      const parts = new Map(await partsInWindow(page, left));
      if (parts.size === 0) throw new Error(`${left[0]} is higher than ${WINDOW_PX} px.`);
      await settled(page);
      screens.push({ mode, parts, picture: await pictureOf(session) });
      left = left.filter((name) => !parts.has(name));
    }
  }
  await showOnlyStages(page, false);
  if (before !== null) await page.setViewportSize(before);
  return screens;
}

/**
 * Takes the pictures of a page on which no demo is mounted yet, in every view. The page is left in the light, in the window
 * that it had.
 * @param page works, and prefers reduced motion: charts grow otherwise.
 */
export async function takePictures(page: Page): Promise<Pictures> {
  await page.evaluate(() => document.fonts.ready);
  const stages = await drawnStages(page);
  const session = await page.context().newCDPSession(page);
  await page.addStyleTag({ content: ONLY_STAGES + ONE_WIDTH });
  const loading = await countLoading(page);
  const screens = new Map<View, TakenScreen[]>();
  if (stages.size > 0) {
    for (const view of ['wide', 'phone'] as const)
      screens.set(view, await takeScreens({ page, session, stages }, view));
  }
  return { page, session, stages, loading, screens };
}

/**
 * Compares the live demos with their pictures in a view. A failure has both pictures attached to the test.
 * @returns the demos that differ by more than they may, with the share of pixels.
 */
export async function differencesFromPictures(pictures: Pictures, view: View): Promise<string[]> {
  const { page, stages, loading, screens } = pictures;
  if (stages.size === 0) return [];
  await expect.poll(() => countLoading(page), 'what is loading').toBe(loading);
  const found: string[] = [];
  for (const [i, live] of (await takeScreens(pictures, view)).entries()) {
    const picture = screens.get(view)?.[i];
    if (picture === undefined) throw new Error('Live demos need more room than their pictures.');
    for (const [name, difference] of await differencesOf(page, picture, live)) {
      if (difference <= limitOf(name, stages.get(name) ?? 'chart')) continue;
      found.push(`${name}, ${view}, ${live.mode}: ${(difference * 100).toFixed(2)} %`);
      for (const [which, screen] of Object.entries({ picture, live })) {
        const body = await cut(page, screen, name);
        await test
          .info()
          .attach(`${name}-${view}-${live.mode}-${which}`, { body, contentType: 'image/png' });
      }
    }
  }
  return found;
}
