import { expect, type BrowserContext, type CDPSession, type Page } from '@playwright/test';
import sharp from 'sharp';
import { choose, hydrated, pointAt, settled, switchTo } from '../support/browser.ts';
import { pictureOf, type Part } from '../support/pixels.ts';
import {
  countLoading,
  ONE_WIDTH,
  partsInWindow,
  showOnlyStages,
  ONLY_STAGES,
} from '../support/pictures.ts';
import { reduce, type Raster } from './raster.ts';
import { openNewcomer, WIDE } from './still.ts';

/*
 * Takes pictures of the demos of a page, in each view. All that stored pictures are made of, and compared with, comes from
 * here: by the same steps in the same order.
 */

/** The views of a demo, in the order in which they are taken. */
export const VIEWS = ['light', 'dark', 'rtl'] as const;

export type View = (typeof VIEWS)[number];

/** The window of a phone, on which demos are seen from right to left. */
const PHONE_PX = 390;

/** How high the window is while pictures are taken: the fewer, the better, and a browser has its limits. */
const WINDOW_PX = 6000;

/** How much of a page is in its picture: what is below is more of the same. */
const PAGE_PX = 2400;

/** A picture of one demo. */
export interface Taken {
  reduced: Raster;
  /** The picture as it was before, as a PNG file, for whoever looks into a difference. */
  whole: () => Promise<Buffer>;
}

/** Takes pictures of a page in one of its views, as it is now, by the names of what they are of. */
export type Take = () => Promise<Map<string, Taken>>;

/** Called once for each view, in order. */
type Visit = (view: View, take: Take) => Promise<void>;

/**
 * A cursor in a field blinks. Advertisements come by chance. How long a request took, which the log of requests says and draws
 * in some demos, depends on the machine.
 */
const STILL = `* { caret-color: transparent !important; }
.ad-rail, [data-stage] li[data-outcome] > div > :last-child { visibility: hidden !important; }`;

/** Opens a page in the light that stands, and calls `visit` in it. */
async function opened(
  context: BrowserContext,
  { origin, route }: { origin: string; route: string },
  visit: (page: Page) => Promise<void>,
): Promise<void> {
  const page = await openNewcomer(context, origin);
  try {
    await choose(page, { mode: 'light' });
    await page.goto(origin + route);
    await hydrated(page);
    await page.evaluate(() => document.fonts.ready);
    await page.addStyleTag({ content: ONLY_STAGES + ONE_WIDTH + STILL });
    await visit(page);
  } finally {
    await page.close();
  }
}

/** Shows a page in each view. @param resize gives the window the right size for its width. */
async function inEachView(
  page: Page,
  {
    resize,
    visit,
  }: { resize: (width: number) => Promise<void>; visit: (view: View) => Promise<void> },
): Promise<void> {
  for (const view of VIEWS) {
    if (view === 'dark') await switchTo(page, { mode: 'dark' });
    if (view !== 'dark') await resize(view === 'rtl' ? PHONE_PX : WIDE.width);
    if (view === 'rtl') await switchTo(page, { direction: 'rtl' });
    await visit(view);
  }
}

/**
 * Opens a page, mounts demos, and shows them in each view.
 * @param demos names of demos of the page; the others stay as they are drawn.
 */
export async function showDemos(
  context: BrowserContext,
  { origin, route, demos }: { origin: string; route: string; demos: readonly string[] },
  visit: Visit,
): Promise<void> {
  await opened(context, { origin, route }, async (page) => {
    const loading = await countLoading(page);
    for (const name of demos) await pointAt(page.locator(`[data-stage="${name}"]`));
    await showOnlyStages(page, true);
    const session = await context.newCDPSession(page);
    await inEachView(page, {
      resize: (width) => page.setViewportSize({ width, height: WINDOW_PX }),
      async visit(view) {
        await expect.poll(() => countLoading(page), 'what is loading').toBe(loading);
        await visit(view, () => takeAll({ page, session }, demos));
      },
    });
  });
}

/** Opens a page and shows all of it in each view, as far as a window can be high. */
export async function showPage(
  context: BrowserContext,
  { origin, route, name, ready }: { origin: string; route: string; name: string; ready: string },
  visit: Visit,
): Promise<void> {
  await opened(context, { origin, route }, async (page) => {
    await page.locator(ready).first().waitFor();
    const session = await context.newCDPSession(page);
    await inEachView(page, {
      async resize(width) {
        await page.setViewportSize({ width, height: WIDE.height });
        await settled(page);
        const high = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height: Math.min(high, PAGE_PX) });
        await settled(page);
      },
      visit: (view) =>
        visit(view, async () => {
          await holdAnimations(page);
          const { file, screen } = await takeScreen(session);
          const taken = {
            reduced: reduce(screen, { x: 0, y: 0, ...screen }),
            whole: async () => file,
          };
          return new Map([[name, taken]]);
        }),
    });
  });
}

/** A moment in which there is something to see of what turns or runs forever. */
const MOMENT_MS = 1000;

/** Ends what moves and would end by itself, and holds what would not: a sign of loading, for the most part. */
const holdAnimations = (page: Page): Promise<void> =>
  page.evaluate((moment) => {
    for (const animation of document.getAnimations()) {
      // What follows how far something is scrolled holds still by itself.
      if (!(animation.timeline instanceof DocumentTimeline)) continue;
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) {
        animation.finish();
      } else {
        animation.pause();
        animation.currentTime = moment;
      }
    }
  }, MOMENT_MS);

/** Takes a picture of the window. @returns it as a PNG file, and pixel by pixel. */
async function takeScreen(session: CDPSession): Promise<{ file: Buffer; screen: Raster }> {
  const file = Buffer.from(await pictureOf(session), 'base64');
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { file, screen: { width: info.width, height: info.height, data } };
}

async function takeAll(
  { page, session }: { page: Page; session: CDPSession },
  demos: readonly string[],
): Promise<Map<string, Taken>> {
  const taken = new Map<string, Taken>();
  await settled(page);
  await holdAnimations(page);
  for (let left = demos; left.length > 0; left = left.filter((name) => !taken.has(name))) {
    const parts = new Map(await partsInWindow(page, left));
    if (parts.size === 0) throw new Error(`${left[0]} is higher than ${WINDOW_PX} px.`);
    await settled(page);
    const { file, screen } = await takeScreen(session);
    for (const [name, part] of parts) {
      taken.set(name, { reduced: reduce(screen, part), whole: () => cut(file, part) });
    }
  }
  return taken;
}

const cut = (file: Buffer, { x, y, width, height }: Part): Promise<Buffer> =>
  sharp(file)
    .extract({
      left: Math.round(x),
      top: Math.round(y),
      width: Math.floor(width),
      height: Math.floor(height),
    })
    .png()
    .toBuffer();
