import { expect, test, type Page } from '@playwright/test';
import { settled } from '../support/browser.ts';

/* Whoever comes by a link sees what fills the window first, and the rest of the article after that paint. */

const START = '/x/react-tree-view/';
const LONG = '/x/react-tree-view/rich-tree-view/items/';

/** Notes how many elements an article had when it was put into the page, before anything was painted. */
const watchArticles = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const article = document.querySelector<HTMLElement>('#page-article');
      const { page: key = '' } = article?.dataset ?? {};
      seen[key] ??= article?.childElementCount ?? 0;
    }).observe(document.body, { childList: true, subtree: true });
  });

/** A heading of the second part. */
const TARGET = 'track-item-clicks';
const KEY = 'tree-view/rich-tree-view/items';
const firstCount = (page: Page): Promise<number | undefined> =>
  page.evaluate((key) => (window as unknown as { seen: Record<string, number> }).seen[key], KEY);

const article = (page: Page) => page.locator(`#page-article[data-page="${KEY}"]`);
const headings = (page: Page): Promise<string[]> =>
  article(page)
    .locator('> :is(h2, h3)')
    .evaluateAll((all) => all.map(({ id }) => id));
const count = (page: Page): Promise<number> =>
  article(page).evaluate((node) => node.childElementCount);

async function openTree(page: Page): Promise<void> {
  await page.goto(START);
  await page.mouse.move(300, 300); // the sign of a reader that the router waits for
  await page.mouse.move(310, 310);
  await watchArticles(page);
}

test('a link shows the beginning of a long article, and then all of it, at its top and without a shift', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(LONG);
  const [whole, ids] = [await count(page), await headings(page)];
  await openTree(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: false });
  });
  await page.locator(`#shell-tree a[href="${LONG}"]`).click();
  await expect(article(page).locator('> :is(h2, h3)')).toHaveCount(ids.length);
  await expect(page.locator('[data-partial]')).toHaveCount(0);
  expect(await headings(page)).toEqual(ids);
  expect(await count(page)).toBe(whole);
  expect(await firstCount(page)).toBeGreaterThan(4);
  expect(await firstCount(page)).toBeLessThan(whole / 2);
  await settled(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  // What stands in the second part works.
  const last = article(page).locator('[data-action="copy-demo"]').last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  await expect(last).toHaveAccessibleName(/copied/i);
});

test('a link to a heading of the second part finds it, and so does the way back', async ({
  page,
}) => {
  await openTree(page);
  await page.evaluate(
    ([href, id]) => {
      const link = Object.assign(document.createElement('a'), { href: `${href}#${id}`, id: 'way' });
      link.textContent = 'Way';
      document.querySelector('#page-article')?.prepend(link);
    },
    [LONG, TARGET],
  );
  await page.locator('#way').click();
  await expect(page.locator(`#${TARGET}`)).toBeInViewport();
  expect(await firstCount(page)).toBe(await count(page));
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(1_000);
  await page.locator(`#shell-tree a[href="${START}"]`).first().click();
  await expect(article(page)).toHaveCount(0);
  await page.evaluate(
    (key) => delete (window as unknown as { seen: Record<string, number> }).seen[key],
    KEY,
  );
  await page.goBack();
  await expect(article(page)).toHaveCount(1);
  expect(await firstCount(page)).toBe(await count(page));
  await expect(page.locator(`#${TARGET}`)).toBeInViewport();
});
