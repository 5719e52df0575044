import { expect, test, type Locator, type Page } from '@playwright/test';
import { choose, pointAt, settled, switchTo } from '../support/browser.ts';
import { prosePages } from '../support/pages.ts';
import { differenceOf } from '../support/pixels.ts';

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
  GrowingPanels: {
    limit: 0.015,
    reason: 'An open panel is as high as its content, which only a browser measures.',
  },
  WorkingTime: {
    limit: 0.03,
    reason:
      'On a phone, the room that the legend beside it leaves is worked out, and is pixels off.',
  },
};

type Pictures = Map<string, Buffer>;

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

const stageOf = (page: Page, name: string): Locator => page.locator(`[data-stage="${name}"]`);

/** What every stage shows in a view, at rest. */
async function takePictures(
  page: Page,
  names: readonly string[],
  { width, mode }: (typeof VIEWS)[number],
): Promise<Pictures> {
  await page.setViewportSize({ width, height: 1000 });
  await switchTo(page, { mode });
  const pictures: Pictures = new Map();
  for (const name of names) {
    await stageOf(page, name).scrollIntoViewIfNeeded();
    await settled(page);
    await settled(page);
    pictures.set(name, await stageOf(page, name).screenshot({ animations: 'disabled' }));
  }
  return pictures;
}

for (const { route, demos } of prosePages()) {
  if (demos.length === 0 || !/charts|data-grid|^\/x\/introduction\/$|custom/.test(route)) continue;

  test(`pictures of grids and charts on ${route} are what the demos show`, async ({
    page,
    context,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await choose(page, { mode: 'light' });
    await page.goto(route);
    await page.evaluate(() => document.fonts.ready);
    const stages = await drawnStages(page);
    const names = [...stages.keys()];
    const before: Pictures[] = [];
    for (const view of VIEWS) before.push(await takePictures(page, names, view));
    await page.setViewportSize({ width: 1440, height: 1000 });
    for (const name of names) await pointAt(stageOf(page, name));
    const tool = await context.newPage();
    await page.bringToFront();
    const found: string[] = [];
    for (const [i, view] of VIEWS.entries()) {
      const after = await takePictures(page, names, view);
      for (const [name, kind] of stages) {
        const pair = [before[i]?.get(name), after.get(name)] as const;
        if (pair[0] === undefined || pair[1] === undefined) throw new Error(`No ${name}.`);
        const difference = await differenceOf(tool, pair[0], pair[1]);
        const limit = EXCEPTIONS[name]?.limit ?? (kind === 'grid' ? GRID_LIMIT : CHART_LIMIT);
        if (difference <= limit) continue;
        const of = `${name}-${view.width}-${view.mode}`;
        found.push(`${of}: ${(difference * 100).toFixed(2)} %`);
        await test.info().attach(`${of}-picture`, { body: pair[0], contentType: 'image/png' });
        await test.info().attach(`${of}-live`, { body: pair[1], contentType: 'image/png' });
      }
    }
    expect(found).toEqual([]);
  });
}
