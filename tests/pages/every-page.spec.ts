import { expect, type Page } from '@playwright/test';
import type { PageData } from '#core/page/page.ts';
import { axe, COLORS } from '../support/axe.ts';
import {
  allStand,
  choose,
  demosTooHigh,
  expectContentFirst,
  expectNoOverflow,
  forgetShifts,
  hydrated,
  listenToConsole,
  pointAt,
  pointAtAll,
  scrollToTheEnd,
  settled,
  shiftsOf,
  switchTo,
  watchShifts,
} from '../support/browser.ts';
import { fromToday } from '../runner/timeLimit.ts';
import { prosePages } from '../support/pages.ts';
import { differencesFromPictures, takePictures, type View } from '../support/pictures.ts';
import { test } from '../support/visitor.ts';

/*
 * Every page of prose, in two loads. The first, light on a wide screen, mounts every demo and looks at all of it: schemes,
 * directions, and widths are switched in place, by the buttons that readers have. The second, dark on a phone, is a reader
 * who scrolls to the end and uses one demo. Nothing moves while a page loads; each demo fits in the room that is kept for
 * it, at every width for which there is one, and looks like its picture.
 */

/** Opens a page and reads it to the end, as somebody who touches nothing. @returns what the page says, also later. */
async function load(page: Page, { route, title }: PageData): Promise<string[]> {
  const consoleMessages = listenToConsole(page);
  await watchShifts(page);
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expectContentFirst(page);
  await hydrated(page);
  await scrollToTheEnd(page);
  expect(await shiftsOf(page), 'layout shifts').toEqual([]);
  return consoleMessages;
}

/** Nothing has stopped, and nothing is wider than the window. */
async function expectWhole(page: Page, { demos }: PageData): Promise<void> {
  expect(await page.locator('.demo-error').count(), 'demos that stopped').toBe(0);
  expect(await page.locator('.demo-live').count()).toBe(demos.length);
  await expectNoOverflow(page);
}

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  await settled(page);
}

/**
 * A tree that fetches its items has none at first, and a row of a grid that is on its way has no cells. So it is again once
 * a demo is turned: axe takes that for a mistake.
 */
async function dataStands(page: Page): Promise<void> {
  await expect(page.locator('[role="tree"]:not(:has([role="treeitem"]))')).toHaveCount(0);
  const waiting = '[role="row"]:has(.MuiDataGrid-cellSkeleton):not(:has([role="gridcell"]))';
  await expect(page.locator(waiting)).toHaveCount(0);
}

/** Sections of the site whose frame, which only a wide screen shows whole, this worker has seen in the dark. */
const seenInTheDark = new Set<string>();

/** The article itself is examined in the dark on the phone. */
function isFirstOfItsKind(route: string): boolean {
  const section = route.split('/')[2] ?? '';
  const isFirst = !seenInTheDark.has(section);
  seenInTheDark.add(section);
  return isFirst;
}

for (const data of fromToday(prosePages(), process.env)) {
  const { route, demos } = data;

  test(`${route} stands still, says nothing, passes axe, and shows what its pictures promise`, async ({
    newcomer: page,
  }) => {
    if (demos.length > 0) test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await resize(page, 1440);
    await choose(page, { mode: 'light' });
    const said = await load(page, data);
    const pictures = await takePictures(page);
    const expectPictures = async (view: View): Promise<void> =>
      expect.soft(await differencesFromPictures(pictures, view), view).toEqual([]);
    // Pictures were seen at other widths: where they moved since, out of sight, counts when they are seen again.
    await scrollToTheEnd(page);
    await forgetShifts(page);
    await pointAtAll(page);
    await allStand(page);
    expect.soft(await shiftsOf(page), 'layout shifts of demos').toEqual([]);
    await expectWhole(page, data);
    expect.soft(await demosTooHigh(page), '1440 px').toEqual([]);
    await dataStands(page);
    expect.soft(await axe(page), 'light').toEqual([]);
    await expectPictures('phone');
    await expectPictures('wide'); // leaves the page in the dark
    if (isFirstOfItsKind(route)) expect.soft(await axe(page, COLORS), 'dark').toEqual([]);
    await resize(page, 900);
    await expectWhole(page, data);
    expect.soft(await demosTooHigh(page), '900 px').toEqual([]);
    await resize(page, 360);
    await expectWhole(page, data);
    expect.soft(await demosTooHigh(page), '360 px').toEqual([]);
    await switchTo(page, { direction: 'rtl' });
    await allStand(page);
    await expectWhole(page, data);
    await dataStands(page);
    expect.soft(await axe(page), 'dark, from right to left, on a phone').toEqual([]);
    await resize(page, 900);
    await expectWhole(page, data);
    expect.soft(said).toEqual([]);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(
      stored.filter((key) => key.includes('telemetry')),
      'the guests’ telemetry',
    ).toEqual([]);
  });

  test(`${route} stands still and says nothing on a phone in the dark`, async ({
    newcomer: page,
  }) => {
    await resize(page, 360);
    await choose(page, { mode: 'dark' });
    const said = await load(page, data);
    await expectNoOverflow(page);
    const [first] = await page.locator('[data-stage]').all();
    if (first !== undefined) {
      await pointAt(first);
      expect(await shiftsOf(page), 'layout shifts of the first demo').toEqual([]);
    }
    expect(said).toEqual([]);
  });
}

test('an unknown address gets the page of near routes', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const answer = await page.goto('/x/react-data-grid/sortin/');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Sorting' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  // The browser itself reports the 404 that was asked for.
  expect(consoleMessages.filter((line) => !line.includes('404'))).toEqual([]);
});
