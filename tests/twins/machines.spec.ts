import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { axe } from '../support/axe.ts';
import {
  choose,
  expectNoOverflow,
  hydrated,
  listenToConsole,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';

const GUIDE = '/x/react-data-grid/style/';
const REFERENCE = '/x/api/data-grid/data-grid/';

const twin = (route: string, file = 'index.md'): string =>
  readFileSync(`out${route}${file}`, 'utf8');

test('a client that prefers Markdown gets it, a browser gets the page', async ({
  request,
  page,
}) => {
  const machine = await request.get(GUIDE, { headers: { Accept: 'text/markdown, */*;q=0.1' } });
  expect(machine.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    vary: 'Accept-Encoding, Accept',
  });
  expect(await machine.text()).toBe(twin(GUIDE));
  const document = await page.goto(GUIDE);
  expect(document?.headers()).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'Accept-Encoding, Accept',
    link: expect.stringContaining('rel="describedby"'),
  });
  const list = await request.get('/x/react-data-grid/llms.txt');
  expect(list.headers()['content-type']).toBe('text/plain; charset=utf-8');
});

for (const [language, styling, file] of [
  ['TS', 'MUI System', 'index.md'],
  ['JS', 'Tailwind', 'index.tailwind.js.md'],
] as const) {
  test(`a page is copied in ${language} with ${styling}`, async ({ page, context, baseURL }) => {
    const consoleMessages = listenToConsole(page);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await context.addCookies([
      { name: 'codeVariant', value: language, url: `${baseURL}/` },
      { name: 'codeStyling', value: encodeURIComponent(styling), url: `${baseURL}/` },
    ]);
    await watchShifts(page);
    await page.goto(GUIDE);
    await page.waitForLoadState('networkidle');
    const button = page.getByRole('button', { name: 'Copy page' });
    const width = (await button.boundingBox())?.width;
    await button.click();
    const copied = page.getByRole('button', { name: 'Copied' });
    await copied.waitFor(); // looks at every frame: it says so for a second, and a busy machine is slow
    expect((await copied.boundingBox())?.width).toBe(width);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin(GUIDE, file));
    await expect(button).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
}

test('an assistant opens with the address of the Markdown, by keyboard alone', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(REFERENCE);
  await page.waitForLoadState('networkidle');
  await page.getByRole('link', { name: 'View as Markdown' }).focus();
  const button = page.getByRole('button', { name: 'More ways to use this page' });
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu', { name: 'More ways to use this page' });
  const markdown = menu.getByRole('menuitem', { name: 'View as Markdown' });
  await expect(markdown).toBeFocused();
  await expect(markdown).toHaveAttribute('href', new URL(`${REFERENCE}index.md`, page.url()).href);
  await page.keyboard.press('ArrowDown');
  const focused = menu.getByRole('menuitem', { name: 'Open in Claude' });
  await expect(focused).toBeFocused();
  const href = new URL((await focused.getAttribute('href')) ?? '');
  expect(href.searchParams.get('q')).toContain(new URL(`${REFERENCE}index.md`, page.url()).href);
  await expect(focused).toHaveAttribute('rel', 'noopener');
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  expect(consoleMessages).toEqual([]);
});

test('a refused clipboard is said, and the button can be used again', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { write: () => Promise.reject(new Error('refused')) },
    });
  });
  await page.goto(GUIDE);
  await hydrated(page);
  const button = page.getByRole('button', { name: 'Copy page' });
  await button.click();
  await page.getByRole('button', { name: 'Could not copy' }).waitFor();
  await expect(button).toBeVisible();
});

test('where the script of the buttons cannot be loaded, the Markdown is one link away', async ({
  page,
}) => {
  await page.goto(GUIDE);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await page.route('**/_next/static/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Copy page' }).click();
  // The page says so, and is loaded anew once, since the site is there.
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('docs-reloaded')))
    .toBeTruthy();
  await page.getByRole('link', { name: 'View as Markdown' }).click();
  await page.waitForURL(`**${GUIDE}index.md`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the Markdown is a link, and there is no dead button', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
      'href',
      `${GUIDE}index.md`,
    );
    await expect(page.getByRole('button', { name: /Copy page|More ways/ })).toHaveCount(0);
  });
});

for (const scheme of [
  { mode: 'light', direction: 'ltr', width: 360 },
  { mode: 'dark', direction: 'rtl', width: 360 },
  { mode: 'dark', direction: 'ltr', width: 1440 },
]) {
  test(`stands in the page: ${scheme.mode}, ${scheme.direction}, ${scheme.width} px`, async ({
    page,
  }) => {
    const consoleMessages = listenToConsole(page);
    await page.setViewportSize({ width: scheme.width, height: 740 });
    await choose(page, scheme);
    for (const route of ['/x/introduction/mcp/', REFERENCE]) {
      await page.goto(route);
      await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
      await expectNoOverflow(page);
      expect(await axe(page)).toEqual([]);
    }
    expect(consoleMessages).toEqual([]);
  });
}
