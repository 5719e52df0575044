import { expect, test } from '@playwright/test';
import {
  axe,
  choose,
  expectNoOverflow,
  listenToConsole,
  readToTheEnd,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';
import { prosePages } from '../support/pages.ts';

const STATES = [
  { name: 'light, wide', mode: 'light', direction: 'ltr', width: 1440 },
  { name: 'dark, phone', mode: 'dark', direction: 'ltr', width: 360 },
  { name: 'right to left, tablet', mode: 'light', direction: 'rtl', width: 900 },
] as const;

for (const { route, title, demos } of prosePages()) {
  for (const { name, mode, direction, width } of STATES) {
    test(`${route} stands still, says nothing and passes axe: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const said = listenToConsole(page);
      await watchShifts(page);
      await choose(page, { mode, direction });
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      await readToTheEnd(page);
      expect(await page.locator('.demo-error').count(), 'demos that stopped').toBe(0);
      expect(await page.locator('.demo-live').count()).toBe(demos.length);
      expect(await shiftsOf(page), 'layout shifts').toEqual([]);
      await expectNoOverflow(page);
      expect(await axe(page)).toEqual([]);
      expect(said).toEqual([]);
      const stored = await page.evaluate(() => Object.keys(localStorage));
      expect(
        stored.filter((key) => key.includes('telemetry')),
        'the guests’ telemetry',
      ).toEqual([]);
    });
  }
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
