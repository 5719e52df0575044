import { expect, type Page } from '@playwright/test';
import type { PageData } from '#core/page/page.ts';
import {
  allStand,
  axe,
  choose,
  COLOURS,
  demosTooHigh,
  expectContentFirst,
  expectNoOverflow,
  listenToConsole,
  readToTheEnd,
  settled,
  shiftsOf,
  switchTo,
  watchShifts,
} from '../support/browser.ts';
import { prosePages } from '../support/pages.ts';
import { test } from '../support/visitor.ts';

/*
 * Every page of prose, in two loads: light on a wide screen, and dark, from right to left, on a phone. What is left is
 * switched in place, by the buttons that readers have. Nothing moves while a page loads; each demo fits in the room that is
 * kept for it, at every width for which there is one.
 */

interface Load {
  width: number;
  mode: 'light' | 'dark';
  direction: 'ltr' | 'rtl';
}

/** Opens a page, reads it to the end, and looks at all that a load can go wrong with. @returns what it says later. */
async function load(page: Page, { route, title }: PageData, chosen: Load): Promise<string[]> {
  await page.setViewportSize({ width: chosen.width, height: 800 });
  const said = listenToConsole(page);
  await watchShifts(page);
  await choose(page, chosen);
  await page.goto(route);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  await expectContentFirst(page);
  await readToTheEnd(page);
  expect(await shiftsOf(page), 'layout shifts').toEqual([]);
  // A tree that fetches its items has none at first, which axe takes for a mistake.
  await expect(page.locator('[role="tree"]:not(:has([role="treeitem"]))')).toHaveCount(0);
  expect(await axe(page)).toEqual([]);
  return said;
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

async function turn(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await switchTo(page, { direction });
  await allStand(page);
}

for (const data of prosePages()) {
  const { route } = data;

  test(`${route} stands still, says nothing and passes axe: light and wide, then dark, and on a tablet`, async ({
    newcomer: page,
  }) => {
    const said = await load(page, data, { width: 1440, mode: 'light', direction: 'ltr' });
    await expectWhole(page, data);
    expect(await demosTooHigh(page), '1440 px').toEqual([]);
    await switchTo(page, { mode: 'dark' });
    expect(await axe(page, COLOURS), 'dark').toEqual([]);
    await resize(page, 900);
    await expectWhole(page, data);
    expect(await demosTooHigh(page), '900 px').toEqual([]);
    await turn(page, 'rtl');
    await expectWhole(page, data);
    expect(said).toEqual([]);
  });

  test(`${route} stands still, says nothing and passes axe: dark on a phone, from right to left, then back`, async ({
    newcomer: page,
  }) => {
    const said = await load(page, data, { width: 360, mode: 'dark', direction: 'rtl' });
    await expectWhole(page, data);
    await turn(page, 'ltr');
    await expectWhole(page, data);
    expect(await demosTooHigh(page), '360 px').toEqual([]);
    expect(said).toEqual([]);
    const stored = await page.evaluate(() => Object.keys(localStorage));
    expect(
      stored.filter((key) => key.includes('telemetry')),
      'the guests’ telemetry',
    ).toEqual([]);
  });
}

test('an unknown address gets the page of near routes', async ({ page }) => {
  const said = listenToConsole(page);
  const answer = await page.goto('/x/react-data-grid/sortin/');
  expect(answer?.status()).toBe(404);
  await page.getByRole('link', { name: 'Sorting' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sorting');
  // The browser itself reports the 404 that was asked for.
  expect(said.filter((line) => !line.includes('404'))).toEqual([]);
});
