import { expect } from '@playwright/test';
import { axe } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';
import { allowWorker, keepButton, openControlled, rowOf } from '../support/offlinePage.ts';
import { holdAfter, test } from '../support/ownSite.ts';

const TREE = 'Tree View';

for (const [width, mode, direction] of [
  [360, 'dark', 'rtl'],
  [1440, 'light', 'ltr'],
] as const) {
  test(`the page of offline reading passes axe: ${width} px, ${mode}, ${direction}`, async ({
    page,
    site,
  }) => {
    await allowWorker(page);
    await choose(page, { mode, direction });
    await page.setViewportSize({ width, height: 800 });
    const consoleMessages = listenToConsole(page);
    await watchShifts(page);
    await openControlled(page, `${site.origin}/x/offline/`);
    await expect(keepButton(page, TREE)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    const release = holdAfter(site, 30);
    await keepButton(page, TREE).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await expectNoOverflow(page);
    release();
    await expect(rowOf(page, TREE)).toHaveAttribute('data-keeping', 'whole');
    expect(await axe(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
}
