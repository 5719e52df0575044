import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { pageMessages } from '#content/messages/page.ts';
import { shellMessages } from '#content/messages/shell.ts';
import { axe } from '../support/axe.ts';
import { expectNoOverflow, listenToConsole, pointAt } from '../support/browser.ts';

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

/** The one chunk that has a word of its module's own. */
function chunkWith(word: string): string {
  const folder = 'out/_next/static/chunks';
  const [file, ...others] = readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(`${folder}/${name}`, 'utf8').includes(word),
  );
  if (file === undefined || others.length > 0) throw new Error(`${word} is not in one chunk.`);
  return file;
}

test('Tab comes to a tree whose items are elements before it runs, and arrow keys go on from there', async ({
  page,
}) => {
  await page.goto('/x/react-tree-view/simple-tree-view/expansion/');
  const stage = page.locator('[data-stage]').first();
  const items = stage.getByRole('treeitem');
  // Tab goes on from the title of the page.
  await page
    .locator('h1')
    .first()
    .evaluate((heading) => {
      heading.tabIndex = -1;
      heading.focus();
    });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(items.first()).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('ArrowDown');
  await expect(items.nth(1)).toBeFocused();
});

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

test('the first keys in a grid do what they do later, though it is still on its way', async ({
  page,
}) => {
  await page.goto(SORTING);
  expect(await hasRun(page)).toBe(false);
  const stage = page.locator('[data-stage]').first();
  await stage.getByRole('columnheader', { name: 'Route' }).focus();
  for (const key of ['ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
  const minutes = stage.getByRole('columnheader', { name: 'Minutes' });
  await expect(minutes).toHaveAttribute('aria-sort', 'ascending');
  await expect(minutes).toBeFocused();
  const fare = stage.getByRole('columnheader', { name: 'Fare' });
  await expect(fare).toHaveAttribute('aria-sort', 'none');
});

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

/** How far the note may be from what was pressed, in CSS pixels: it stands right below, as far as the window reaches. */
const BESIDE_PX = 130;

async function expectNoteAt(page: Page, control: Locator): Promise<void> {
  const note = page.getByText(shellMessages.noScripts);
  await expect(note).toBeInViewport({ ratio: 1 });
  await expect(async () => {
    const [said, pressed] = [await note.boundingBox(), await control.boundingBox()];
    if (said === null || pressed === null) throw new Error('The note or the control is not shown.');
    expect(Math.abs(said.y - (pressed.y + pressed.height))).toBeLessThan(BESIDE_PX);
    expect(said.x).toBeLessThan(pressed.x + pressed.width);
    expect(said.x + said.width).toBeGreaterThan(pressed.x);
  }).toPass();
  // Not beneath anything else, such as the panel of the settings.
  expect(
    await note.evaluate((element) => {
      const { x, y } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + 5, y + 5));
    }),
  ).toBe(true);
}

for (const width of [390, 1440]) {
  test(`without its scripts, a page of ${width} px answers each press with a note at the control`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route(CHUNKS, (route) => route.abort());
    await page.goto(SORTING);
    const settings = page.getByRole('button', { name: shellMessages.settings });
    const scheme = page.getByRole('button', { name: shellMessages.otherScheme });
    const copyPage = page.getByRole('button', { name: pageMessages.copyMarkdown });
    await copyPage.click();
    await expectNoteAt(page, copyPage);
    await settings.click();
    const dense = page.locator('#shell-settings').getByRole('button', { name: 'Dense' });
    await dense.click();
    await expectNoteAt(page, dense);
    await page.keyboard.press('Escape');
    if (width > 600) {
      await scheme.click();
      await expectNoteAt(page, scheme);
    }
    const copy = page.locator('[data-action="copy-demo"]').first();
    await copy.scrollIntoViewIfNeeded();
    await copy.click();
    await expectNoteAt(page, copy);
    const cell = page.locator('[data-stage]').first().getByRole('gridcell').first();
    await cell.click();
    await expectNoteAt(page, cell);
    expect(await axe(page)).toEqual([]);
    await expectNoOverflow(page);
  });
}

test('when only the shell is missing, its controls say so, and the article works', async ({
  page,
}) => {
  const shell = chunkWith('data-turned');
  await page.route(`**/${shell}`, (route) => route.abort());
  await page.goto(SORTING);
  const note = page.getByText(shellMessages.noScripts);
  const scheme = page.getByRole('button', { name: shellMessages.otherScheme });
  await scheme.click();
  await expectNoteAt(page, scheme);
  await page.reload();
  await expect(note).toBeHidden();
  await pointAt(page.locator('[data-stage]').first());
  await expect(note).toBeHidden();
});
