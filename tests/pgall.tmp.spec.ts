import { expect, test } from '@playwright/test';
import {
  axe,
  choose,
  expectNoOverflow,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from './browser.ts';
import { referencePages } from './pages.ts';
for (const { route } of referencePages().filter((p) => p.route.endsWith('/playground/'))) {
  for (const [mode, width, direction] of [
    ['light', 1440, 'ltr'],
    ['dark', 360, 'ltr'],
    ['light', 900, 'rtl'],
  ] as const)
    test(`${route} ${mode} ${width} ${direction}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const said = listenToConsole(page);
      await watchShifts(page);
      await choose(page, { mode, direction });
      await page.goto(route);
      await expect(page.locator('.playground-form fieldset')).toBeEnabled();
      await expect(page.locator('.playground-stage > :not(noscript)').first()).toBeVisible();
      await page.waitForTimeout(800);
      for (const group of (await page.locator('.playground-group').all()).slice(1))
        await group.locator('summary').click();
      expect.soft(await shiftsOf(page)).toEqual([]);
      expect.soft(await page.locator('.demo-error').count()).toBe(0);
      await expectNoOverflow(page);
      expect.soft(await axe(page)).toEqual([]);
      expect.soft(said).toEqual([]);
    });
}
