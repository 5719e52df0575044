import { expect } from '@playwright/test';
import { previewsTooHigh } from '../support/browser.ts';
import { fromToday } from '../runner/timeLimit.ts';
import { prosePages } from '../support/pages.ts';
import { test } from '../support/visitor.ts';

test.use({ javaScriptEnabled: false });

for (const { route, title, toc } of fromToday(prosePages(), process.env)) {
  test(`${route} reads without JavaScript`, async ({ unscripted: page }) => {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    // The browser's own tools may still ask.
    const found = await page.evaluate((headings) => {
      const shown = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true });
      const unread = headings.filter(({ id, text }) => {
        const heading = document.getElementById(id)?.closest('h2, h3');
        return heading == null || !shown(heading) || !heading.textContent?.includes(text);
      });
      const dead = [...document.querySelectorAll('[data-action], [data-set]')].filter(shown);
      return {
        scripted: document.documentElement.hasAttribute('data-js'),
        unread: unread.map(({ id }) => id),
        dead: dead.map(({ outerHTML }) => outerHTML),
      };
    }, toc);
    expect(found).toEqual({ scripted: false, unread: [], dead: [] });
    for (const width of [1440, 900, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await previewsTooHigh(page), `${width} px`).toEqual([]);
    }
  });
}

test('a picture has what fades in once a demo stands: the arrows of a calendar', async ({
  page,
}) => {
  await page.goto('/x/react-date-pickers/date-calendar/');
  const arrows = page.locator('[data-stage="BasicCalendar"] .MuiPickersArrowSwitcher-root');
  await expect(arrows).toHaveCSS('opacity', '1');
});

test('navigation, code and tabs work without JavaScript', async ({ page }) => {
  await page.goto('/x/react-data-grid/quickstart/');
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Sorting' })
    .click();
  await expect(page).toHaveURL(/\/x\/react-data-grid\/sorting\/$/);
  const code = page.locator('.demo-code').first();
  if ((await code.getAttribute('open')) === null) await code.locator('summary').first().click();
  await expect(code.locator('pre').first()).toBeVisible();
  await page.goto('/x/react-data-grid/quickstart/');
  for (const manager of ['npm install', 'pnpm add', 'yarn add']) {
    await expect(page.locator('.tab-panel', { hasText: manager }).first()).toBeVisible();
  }
});

test('the drawer opens on a phone without JavaScript', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/x/react-data-grid/');
  const drawer = page.getByRole('navigation', { name: 'Pages', exact: true });
  await expect(drawer).toBeHidden();
  await page.getByRole('button', { name: 'Pages' }).click();
  await expect(drawer).toBeVisible();
  await drawer.getByRole('link', { name: 'Sorting' }).click();
  await expect(page).toHaveURL(/sorting/);
});
