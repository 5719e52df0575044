import type { ElementHandle, Page } from 'puppeteer-core';
import sharp from 'sharp';
import type { ReadPage } from './pages.ts';

/* What a reader does in a browser: opens a page, points at demos, looks. */

/** Its buttons say which choices are pressed once the shell works. */
const SHELL_WORKS = '[data-set="mode"][aria-pressed]';

/** Opens a page, gives the first sign of a reader, and waits until it works. */
export async function openPage(
  page: Page,
  origin: string,
  { route, ready = 'main' }: Pick<ReadPage, 'route' | 'ready'>,
): Promise<void> {
  await page.goto(origin + route);
  await page.evaluate(() => {
    document.dispatchEvent(new PointerEvent('pointermove', { movementX: 1, bubbles: true }));
  });
  await page.waitForSelector(SHELL_WORKS);
  await page.waitForSelector(ready);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** The stages of a page's demos. */
export const stagesOf = (page: Page): Promise<ElementHandle<Element>[]> => page.$$('[data-stage]');

/** Points at a demo's edge, as a reader does who is about to use it, and waits until it stands. */
export async function mount(page: Page, stage: ElementHandle<Element>): Promise<void> {
  await page.mouse.move(0, 0);
  await stage.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await stage.boundingBox();
  if (box === null) throw new Error('A demo has no place on its page.');
  await page.mouse.move(box.x + 3, box.y + 3);
  await page.waitForFunction(
    (element) =>
      !element.hasAttribute('aria-busy') &&
      element.querySelector(':scope > .demo-live')?.hasChildNodes() === true,
    {},
    stage,
  );
  await page.mouse.move(0, 0);
}

/** What a live demo says. */
export const wordsOf = (stage: ElementHandle<Element>): Promise<string> =>
  stage.evaluate((element) => {
    const live = element.querySelector(':scope > .demo-live')?.cloneNode(true);
    if (!(live instanceof Element)) return '';
    for (const style of live.querySelectorAll('style')) style.remove();
    return live.textContent ?? '';
  });

/** A picture of the window at rest, without the advertisements, which come by chance. */
export async function pictureOf(page: Page): Promise<Uint8Array> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.ad-rail { visibility: hidden !important }');
    document.adoptedStyleSheets = [sheet];
  });
  return page.screenshot();
}

/** Pictures are compared by the average colors of such squares: letters are drawn in other shades, and 1 px apart. */
const CELL_PX = 16;

/** How far the color of a square may be off, of 255. */
const SHADE = 40;

/** The share of squares that differ between two pictures of the same size, from 0 to 1. */
export async function differenceOfPictures(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [a, b] = await Promise.all([cellsOf(one), cellsOf(other)]);
  if (a.length !== b.length) throw new Error('The pictures are not of one size.');
  let different = 0;
  for (let at = 0; at < a.length; at += 3) {
    const channels = [0, 1, 2].map((channel) => (a[at + channel] ?? 0) - (b[at + channel] ?? 0));
    if (channels.some((difference) => Math.abs(difference) > SHADE)) different += 1;
  }
  return different / (a.length / 3);
}

async function cellsOf(picture: Uint8Array): Promise<Uint8Array> {
  const image = sharp(picture).removeAlpha();
  const { width, height } = await image.metadata();
  const cells = { width: Math.ceil(width / CELL_PX), height: Math.ceil(height / CELL_PX) };
  return image
    .resize({ ...cells, fit: 'fill' })
    .raw()
    .toBuffer();
}
