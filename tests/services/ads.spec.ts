import { expect, test } from '@playwright/test';
import { promotions } from '#content/promotions.ts';
import { BACKERS_PAGE } from '#core/services.ts';
import {
  adFrame,
  adGroup,
  expectWorkingPage,
  FEED,
  openCode,
  ownLink,
  PAGE,
  providerScript,
  room,
  SCRIPT,
  serveScript,
} from '../support/adPage.ts';
import { axe } from '../support/axe.ts';
import { choose, hydrated, listenToConsole, shiftsOf, watchShifts } from '../support/browser.ts';
import { configure, eventsNamed, loadDice, recordCalls } from '../support/services.ts';

/** A verdict comes 3 s after the ad was mounted, which waits for an idle browser. */
const VERDICT = { timeout: 15_000 };

for (const [width, height] of [
  [599, 142],
  [600, 126],
] as const) {
  test(`the room is ${height} px high at ${width} px, before and after the ad`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await loadDice(page, 0.3);
    await page.goto(PAGE, { waitUntil: 'commit' });
    await expect(room(page)).toHaveCSS('height', `${height}px`);
    await expect(room(page)).toHaveCSS('margin-top', '24px');
    await expect(room(page)).toHaveCSS('margin-bottom', '24px');
    const before = await room(page).boundingBox();
    await hydrated(page);
    await expect(ownLink(page)).toBeVisible();
    expect(await room(page).boundingBox()).toEqual(before);
    const ad = await adGroup(page).boundingBox();
    expect(ad?.y).toBe(before?.y);
    expect(ad?.height).toBe(height);
    await page.waitForTimeout(500);
    expect(await shiftsOf(page)).toEqual([]);
  });
}

for (const { draw, promotion, shape } of [
  { draw: 0.1, promotion: promotions[0], shape: 'inline' },
  { draw: 0.24, promotion: promotions[0], shape: 'image' },
  { draw: 0.3, promotion: promotions[1], shape: 'image' },
  { draw: 0.6, promotion: promotions[2], shape: 'image' },
  { draw: 0.9, promotion: promotions[3], shape: 'image' },
]) {
  test(`without a provider ${promotion.name} stands there: ${shape}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    const consoleMessages = listenToConsole(page);
    await watchShifts(page);
    await loadDice(page, draw);
    await page.goto(PAGE);
    await hydrated(page);
    const link = ownLink(page);
    await expect(link).toContainText(promotion.description);
    await expect(link).toHaveAttribute('href', promotion.link);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener sponsored');
    await expect(link.locator('svg')).toHaveCount(shape === 'image' ? 1 : 0);
    if (shape === 'image') {
      const picture = await link.locator('svg').boundingBox();
      expect([picture?.width, picture?.height]).toEqual([130, 100]);
    }
    // Nothing of it is cut off.
    expect(await link.evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0);
    expect(await axe(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    expect(consoleMessages).toEqual([]);
  });
}

test('an ad comes after the first section: for eyes, for Tab, and in the document', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(PAGE);
  await hydrated(page);
  await expect(ownLink(page)).toBeVisible();
  const [before, after] = await room(page).evaluate((box) => {
    const headings = [...document.querySelectorAll('#page-article > h2')];
    const ad = box.getBoundingClientRect();
    const isAbove = (heading: Element): boolean =>
      heading.compareDocumentPosition(box) === Node.DOCUMENT_POSITION_FOLLOWING &&
      heading.getBoundingClientRect().bottom < ad.top;
    const above = headings.filter(isAbove).length;
    return [above, headings.length - above];
  });
  expect(before).toBe(1);
  expect(after).toBeGreaterThan(0);
  await page.locator('main header').locator('a, button').last().focus();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.ad-rail'))).toBeNull();
});

for (const direction of ['ltr', 'rtl']) {
  test(`on a wide window an ad stands under the table of contents: ${direction}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await choose(page, { direction });
    await watchShifts(page);
    await loadDice(page, 0.6);
    await page.goto(PAGE);
    await expect(ownLink(page)).toBeVisible();
    const contents = await page.getByRole('navigation', { name: 'On this page' }).boundingBox();
    const ad = await adGroup(page).boundingBox();
    if (contents === null || ad === null) throw new Error('Both have a place.');
    expect(ad.x).toBe(contents.x);
    expect(ad.y).toBeGreaterThanOrEqual(contents.y + contents.height);
    expect(ad.height).toBeGreaterThanOrEqual(126);
    // Nothing of it is cut off, and it stays where it is.
    expect(await ownLink(page).evaluate((card) => card.scrollHeight - card.clientHeight)).toBe(0);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(2_000);
    expect(await adGroup(page).boundingBox()).toEqual(ad);
    // The contents can still be used: the column that holds the ad lies over nothing.
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click();
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('paper has no ad', async ({ page }) => {
  await page.goto(PAGE);
  await hydrated(page);
  await expect(ownLink(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(room(page)).toBeHidden();
  await expect(adGroup(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no room for an ad', async ({ page }) => {
    await page.goto(PAGE);
    await expect(room(page)).toBeHidden();
  });
});

test('only pages that carry ads have the room', async ({ page }) => {
  for (const route of [
    '/x/introduction/',
    '/x/api/data-grid/',
    '/x/api/data-grid/types/',
    '/x/api/data-grid/data-grid/types/',
    '/x/api/data-grid/grid-col-def/',
    '/x/api/charts/bar-chart/playground/',
  ]) {
    await page.goto(route);
    await expect(page.locator('.ad-box'), route).toHaveCount(0);
  }
  await page.goto('/x/api/data-grid/data-grid/');
  await hydrated(page);
  await expect(ownLink(page)).toBeVisible();
});

test('ads that are switched off leave nothing but the room', async ({ page }) => {
  await configure(page, { ads: { on: false, script: SCRIPT } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(PAGE);
  await page.waitForTimeout(1_500);
  await expect(adGroup(page)).toHaveCount(0);
  expect(asked.filter((url) => url.includes('carbon') || url.includes('/ads/'))).toEqual([]);
});

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
  test('sees nothing and is counted nowhere', async ({ page }) => {
    const calls = await recordCalls(page);
    await loadDice(page, 0.05);
    await configure(page, { ads: { script: SCRIPT, ratio: 1 } });
    await page.goto(PAGE);
    await page.waitForTimeout(4_000);
    await expect(adGroup(page)).toHaveCount(0);
    expect(eventsNamed(calls, 'ad')).toEqual([]);
  });
});

test('the provider’s ad is shown in a frame of its own, and counted', async ({ page }) => {
  const calls = await recordCalls(page);
  await watchShifts(page);
  await loadDice(page, 0.5);
  await serveScript(page, providerScript());
  await page.route('https://srv.example.com/click', (route) => route.fulfill({ body: 'bought' }));
  await configure(page, { ads: { script: SCRIPT, ratio: 1 } });
  await page.goto(PAGE);
  const ad = adFrame(page).getByRole('link', { name: 'Anvils by post' });
  await expect(ad).toBeVisible();
  await expect(adGroup(page)).toHaveCount(1);
  await expect(adFrame(page).locator('#_carbonads_js')).toHaveAttribute('src', SCRIPT);
  await expect(page.locator('#carbonads')).toHaveCount(0);
  await expect
    .poll(() => eventsNamed(calls, 'ad'))
    .toEqual([{ eventAction: 'display', eventLabel: 'carbon-page-image' }]);
  const popup = page.waitForEvent('popup');
  await ad.click();
  await popup;
  await expect
    .poll(() => eventsNamed(calls, 'ad'))
    .toContainEqual({
      eventAction: 'click',
      eventLabel: 'carbon-page-image',
    });
  await page.bringToFront();
  expect(await axe(page)).toEqual([]);
  expect(await shiftsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(adFrame(page).locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the frame runs no script when it is opened as a page', async ({ page }) => {
  let asked = false;
  await page.route('https://evil.example/**', (route) => {
    asked = true;
    return route.abort();
  });
  await page.goto(`/ads/frame.html#script=${encodeURIComponent('https://evil.example/a.js')}`);
  await page.waitForTimeout(300);
  expect(asked).toBe(false);
  await expect(page.locator('script')).toHaveCount(1);
});

test('one of ours stands in when the provider has only its backers page', async ({ page }) => {
  const calls = await recordCalls(page);
  await loadDice(page, 0.5);
  await serveScript(page, providerScript(BACKERS_PAGE));
  await configure(page, { ads: { script: SCRIPT, ratio: 1 } });
  await page.goto(PAGE);
  await hydrated(page);
  await expect(ownLink(page)).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect
    .poll(() => eventsNamed(calls, 'ad'))
    .toEqual([{ eventAction: 'display', eventLabel: 'in-house-carbon-page-image' }]);
});

for (const [draw, shown] of [
  [0.1, 'An ad would be here.'],
  [0.5, promotions[2].description],
] as const) {
  test(`a blocker brings, for a draw of ${draw}: ${shown}`, async ({ page }) => {
    await watchShifts(page);
    await loadDice(page, draw);
    await page.route(SCRIPT, (route) => route.abort());
    await configure(page, { ads: { script: SCRIPT } });
    await page.goto(PAGE);
    await page.waitForTimeout(1_500);
    await expect(page.getByText(shown)).toHaveCount(0);
    await expect(page.getByText(shown)).toBeVisible(VERDICT);
    expect(await axe(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
    await expectWorkingPage(page);
  });
}

test('an ad that comes late takes the place of ours', async ({ page }) => {
  await watchShifts(page);
  await loadDice(page, 0.5);
  await page.route(SCRIPT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    await route.fulfill({ contentType: 'text/javascript', body: providerScript() });
  });
  await configure(page, { ads: { script: SCRIPT } });
  await page.goto(PAGE);
  await expect(page.getByText(promotions[2].description)).toBeVisible(VERDICT);
  await expect(adFrame(page).getByRole('link')).toBeVisible({ timeout: 10_000 });
  await expect(page.getByText(promotions[2].description)).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a provider that takes 30 seconds is not waited for', async ({ page }) => {
  await loadDice(page, 0.5);
  await page.route(SCRIPT, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    await route.fulfill({ contentType: 'text/javascript', body: providerScript() }).catch(() => 0);
  });
  await configure(page, { ads: { script: SCRIPT } });
  await page.goto(PAGE);
  await expect(page.getByText(promotions[2].description)).toBeVisible(VERDICT);
  // After the last attempt its frame is let go.
  await expect(page.locator('iframe')).toHaveCount(0, { timeout: 20_000 });
  await expectWorkingPage(page);
});

const HOSTILE = {
  'a syntax error': '<html>not a script',
  'an exception': 'throw new Error("out of anvils")',
  'redefined globals': `
    for (const name of ['fetch', 'setTimeout', 'Promise', 'JSON', 'Object', 'history']) window[name] = undefined;
    Array.prototype.map = Array.prototype.forEach = undefined;
    Element.prototype.append = () => { throw new Error('no more'); };`,
  'reaches for the page': `
    for (const take of [
      () => { top.document.body.innerHTML = ''; },
      () => { top.location = 'https://evil.example/'; },
      () => { parent.fetch = undefined; },
      () => parent.localStorage.setItem('mui-mode', 'evil'),
      () => document.cookie = 'codeVariant=evil',
      () => alert('evil'),
      () => parent.postMessage({ ad: 'state', found: 1, link: {} }, '*'),
      () => parent.postMessage('x'.repeat(1e6), '*'),
    ]) try { take(); } catch {}`,
  'covers the window': `
    document.body.style.cssText = 'position:fixed;inset:0;width:5000px;height:5000px;background:red';`,
};

for (const [name, body] of Object.entries(HOSTILE)) {
  test(`a provider’s script leaves the page alone: ${name}`, async ({ page }) => {
    await watchShifts(page);
    await loadDice(page, 0.5);
    const evil: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('evil')) evil.push(request.url());
    });
    page.on('dialog', (dialog) => evil.push(dialog.message()));
    await serveScript(page, body);
    await configure(page, { ads: { script: SCRIPT } });
    await page.goto(PAGE);
    await expect(page.locator('iframe')).toHaveCount(1);
    await expect(page.getByText(promotions[2].description)).toBeVisible(VERDICT);
    expect(await shiftsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.cookie)).not.toContain('evil');
    expect(evil).toEqual([]);
    await expectWorkingPage(page);
  });
}

test('a reader who saves data gets ours, and nothing is asked of a third party', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await loadDice(page, 0.1);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await configure(page, { ads: { script: SCRIPT, feed: FEED } });
  await page.goto(PAGE);
  await hydrated(page);
  await expect(ownLink(page)).toBeVisible();
  await openCode(page);
  await expect(adGroup(page)).toHaveCount(2);
  expect([...new Set(asked)]).toEqual(['127.0.0.1']);
});

test('an ad that cannot be drawn is not drawn, and its crash is counted', async ({ page }) => {
  const calls = await recordCalls(page);
  await configure(page, { ads: null });
  await page.goto(PAGE);
  await expect.poll(() => eventsNamed(calls, 'ad')).toEqual([{ eventAction: 'crash' }]);
  await expect(adGroup(page)).toHaveCount(0);
  await expectWorkingPage(page);
});
