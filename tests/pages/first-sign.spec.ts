import { existsSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { shellMessages } from '#content/messages/shell.ts';
import { listenToConsole } from '../support/browser.ts';

/* A page runs nothing until somebody is there. What is pressed first is done, as soon as what does it has come. */

const SORTING = '/x/react-data-grid/sorting/';
const CHUNKS = '**/_next/static/chunks/*.js';

/** What a page of each kind may make a browser load before anybody does anything, in bytes after brotli. */
const AT_LOAD = {
  '/x/introduction/licensing/': 95_000,
  '/x/react-data-grid/sorting/': 125_000,
  '/x/react-charts/lines/': 125_000,
  '/x/react-date-pickers/date-picker/': 125_000,
  '/x/react-tree-view/rich-tree-view/items/': 125_000,
  '/x/api/data-grid/data-grid/': 110_000,
};

const hasRun = (page: Page): Promise<boolean> => page.evaluate(() => 'next' in window);

function bytesOf(path: string): number {
  const file = `out${path.endsWith('/') ? `${path}index.html` : path}`;
  if (file.endsWith('.woff2')) return statSync(file).size;
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;
}

for (const [route, budget] of Object.entries(AT_LOAD)) {
  test(`${route} loads within its budget, and runs none of its scripts by itself`, async ({
    page,
  }) => {
    const requested = new Set<string>();
    let atLoad: string[] = [];
    page.on('request', (request) => requested.add(new URL(request.url()).pathname));
    page.once('load', () => {
      atLoad = [...requested];
    });
    await page.goto(route);
    await page.waitForTimeout(3_000);
    expect(atLoad.filter((path) => path.endsWith('.js'))).toEqual([]);
    expect(atLoad).toContain(route);
    expect(atLoad.reduce((sum, path) => sum + bytesOf(path), 0)).toBeLessThanOrEqual(budget);
    // They are at hand, but do not run.
    expect([...requested].filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3);
    expect(await hasRun(page)).toBe(false);
    await page.mouse.move(600, 400);
    await expect.poll(() => hasRun(page)).toBe(true);
  });
}

test('the first press follows a link in place', async ({ page }) => {
  await page.goto(SORTING);
  await page.evaluate(() => Object.assign(window, { same: true }));
  expect(await hasRun(page)).toBe(false);
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Pagination' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagination');
  expect(await page.evaluate(() => 'same' in window)).toBe(true);
});

for (const keys of ['Control+k', '/']) {
  test(`${keys} as the first key opens the search`, async ({ page }) => {
    await page.goto(SORTING);
    expect(await hasRun(page)).toBe(false);
    await page.keyboard.press(keys);
    const field = page.getByRole('combobox', { name: 'Search' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  });
}

test('a pointer that rests is no sign; one that moves is', async ({ page }) => {
  await page.mouse.move(300, 300);
  await page.goto(SORTING);
  await page.waitForTimeout(1_000);
  expect(await hasRun(page)).toBe(false);
  await page.mouse.move(301, 300);
  await expect.poll(() => hasRun(page)).toBe(true);
});

test('a reader who has chosen something before does not wait', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await page.goto(SORTING);
  await expect.poll(() => hasRun(page)).toBe(true);
});

test('scripts that do not come are said, and links lead on', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.route(CHUNKS, (route) => route.abort());
  await page.goto(SORTING);
  await expect(page.getByText(shellMessages.noScripts)).toBeHidden();
  await page.mouse.move(600, 400);
  await expect(page.getByText(shellMessages.noScripts)).toBeVisible();
  expect(consoleMessages.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  await page
    .getByRole('navigation', { name: 'Pages', exact: true })
    .getByRole('link', { name: 'Pagination' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagination');
});
