import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';

const ROUTE = '/x/migration/migration-tree-view-v7/';

const boxOf = (page: Page) => page.getByRole('searchbox', { name: 'Filter changes' });
const statusOf = (page: Page) =>
  page.getByRole('search', { name: 'Filter changes' }).getByRole('status');

const shownHeadings = (page: Page) =>
  page
    .locator('.change-filter ~ :is(h2, h3)')
    .evaluateAll((headings) =>
      headings
        .filter((heading) => heading.checkVisibility())
        .map((heading) => heading.textContent?.replace(/#$/, '') ?? ''),
    );

/** The box is made to work by a script of its own. */
async function open(page: Page, route = ROUTE): Promise<void> {
  await page.goto(route);
  await expect(async () => {
    await boxOf(page).fill('qqqqq');
    await expect(statusOf(page)).toHaveText(/^0 of/, { timeout: 500 });
  }).toPass();
  await boxOf(page).fill('');
}

for (const width of [1440, 360]) {
  test(`a link to a change shows its heading below the filter at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`${ROUTE}#update-selectors-and-theme-keys`);
    const boundsOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect());
    await expect(async () => {
      const heading = await boundsOf('#update-selectors-and-theme-keys');
      const filter = await boundsOf('.change-filter');
      expect(filter.top, 'the filter has stopped under the header').toBeLessThan(100);
      expect(heading.top).toBeGreaterThan(filter.bottom);
      expect(heading.top).toBeLessThan(filter.bottom + 40);
    }).toPass();
  });
}

test('shows the changes that name what a reader types', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await open(page);
  const all = await shownHeadings(page);
  await boxOf(page).pressSequentially('SETITEMEXPANSION');
  const found = await shownHeadings(page);
  expect(found).toContain('setItemExpansion takes an object');
  expect(found).not.toContain('Remove experimentalFeatures');
  await expect(statusOf(page)).toHaveText(/^2 of \d\d changes$/);

  // in the code of a change, and below its title
  await boxOf(page).fill('labelEditing');
  expect(await shownHeadings(page)).toEqual([
    'Renamed and removed components',
    'Remove experimentalFeatures',
  ]);
  await expect(statusOf(page)).toHaveText(/^1 of \d\d changes$/);

  await boxOf(page).fill('');
  expect(await shownHeadings(page)).toEqual(all);
  expect(new URL(page.url()).search).toBe('');
  expect(consoleMessages).toEqual([]);
});

test('keeps its place, and works in the dark, from the right and on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  await choose(page, { mode: 'dark', direction: 'rtl' });
  await page.goto(ROUTE, { waitUntil: 'networkidle' });
  expect(await shiftsOf(page)).toEqual([]);
  await open(page);
  await boxOf(page).fill('labelEditing');
  await expectNoOverflow(page);
  expect(await axe(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page is whole, and has no box', async ({ page }) => {
    await page.goto(ROUTE);
    await expect(page.locator('.change-filter')).toBeHidden();
    await expect(page.locator('#remove-experimentalfeatures')).toBeVisible();
  });
});
