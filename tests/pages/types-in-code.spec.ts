import { expect, test, type Page } from '@playwright/test';
import { codeTypeMessages as words } from '#content/messages/codeTypes.ts';
import { axe } from '../support/axe.ts';
import {
  expectNoOverflow,
  hydrated,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';

const SORTING = '/x/react-data-grid/sorting/';

const hint = (page: Page) => page.getByRole('tooltip');
const list = (page: Page) => page.getByRole('dialog', { name: words.list });

/** The code of the first demo in the language that is shown. */
const code = (page: Page) => page.locator('.demo-code[open] pre:visible code').first();

/** The middle of a word of some code, where it stands first. */
async function pointOf(page: Page, word: string): Promise<{ x: number; y: number }> {
  await code(page).scrollIntoViewIfNeeded();
  return code(page).evaluate((element, name) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const pattern = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      const at = node.data.search(pattern);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + name.length);
      range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`The code has no ${name}.`);
  }, word);
}

async function pointAt(page: Page, word: string): Promise<void> {
  const { x, y } = await pointOf(page, word);
  await page.mouse.move(x, y, { steps: 3 });
}

test('an identifier says its type under the pointer, and leads to the reference', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/x/code-types/')) requested.push(new URL(request.url()).pathname);
  });
  await watchShifts(page);
  await page.goto(SORTING);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await pointAt(page, 'columns');
  await expect(hint(page)).toContainText(/^columns: (readonly )?GridColDef/);
  expect(new Set(requested).size).toBe(requested.length);
  await pointAt(page, 'initialState');
  await expect(hint(page)).toContainText('initialState?: GridInitialState');
  expect(await shiftsOf(page)).toEqual([]);
  await hint(page).getByRole('link', { name: words.open }).click();
  await expect(page).toHaveURL(/\/x\/api\/data-grid\/[\w-]+\/#[\w-]+-prop-initialState$/);
  expect(consoleMessages).toEqual([]);
});

test('the JavaScript says the same', async ({ page }) => {
  await page.goto(SORTING);
  await page.locator('.demo-tools [data-value="JS"]').first().click();
  await expect(code(page)).not.toContainText('GridColDef');
  await pointAt(page, 'columns');
  await expect(hint(page)).toContainText(/^columns: (readonly )?GridColDef/);
});

test('the keyboard gets the types of the code in focus as a list', async ({ page }) => {
  await page.goto(SORTING);
  const pre = page.locator('.demo-code[open] pre.ts').first();
  await pre.scrollIntoViewIfNeeded();
  await page.keyboard.press('Tab'); // what follows is shown as by keyboard
  await pre.focus();
  await expect(hint(page)).toHaveText(words.hint);
  await page.keyboard.press('Enter');
  await expect(list(page)).toBeFocused();
  await expect(list(page).getByRole('listitem').first()).toBeVisible();
  await expect(list(page)).toContainText(/columns: (readonly )?GridColDef/);
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(pre).toBeFocused();
});

test('a finger taps a word, also on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    hasTouch: true,
    viewport: { width: 390, height: 844 },
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto(SORTING);
  await hydrated(page);
  const { x, y } = await pointOf(page, 'columns');
  await page.touchscreen.tap(x, y);
  await expect(hint(page)).toContainText('GridColDef');
  await expectNoOverflow(page);
  await context.close();
});
