import { expect, test, type Page } from '@playwright/test';
import { settingMessages } from '#content/messages/settings.ts';
import {
  attributeValue,
  COOKIE_MAX_AGE_S,
  preferenceNames,
  preferences,
  type PreferenceName,
} from '#core/preferences/preferences.ts';
import {
  hydrated,
  listenToConsole,
  readToTheEnd,
  shiftsOf,
  watchShifts,
} from '../support/browser.ts';

/* Every row of the table of preferences, and every form of a hash: shared BEHAVIOUR, Preferences and storage. */

const PAGE = '/x/react-data-grid/sorting/';
/** A page without demos. */
const READING = '/x/introduction/installation/';

/** Those that the Settings panel offers; a package manager is chosen by its tabs, schemes by an application. */
const OFFERED = [
  'codeVariant',
  'codeStyling',
  'mode',
  'direction',
  'density',
  'brand',
] as const satisfies readonly PreferenceName[];

/** Keeps a value as an earlier visit has, before the page is opened. */
async function keep(page: Page, name: PreferenceName, value: string): Promise<void> {
  const { key, place } = preferences[name];
  if (place === 'cookie') {
    await page
      .context()
      .addCookies([{ name: key, value: encodeURIComponent(value), url: 'http://127.0.0.1' }]);
  } else {
    await page.addInitScript(
      ([entry, text]) => localStorage.setItem(entry ?? '', text ?? ''),
      [key, value],
    );
  }
}

/** What is kept now. */
async function kept(page: Page, name: PreferenceName): Promise<string | null> {
  const { key, place } = preferences[name];
  if (place === 'localStorage') return page.evaluate((entry) => localStorage.getItem(entry), key);
  const cookie = (await page.context().cookies()).find((one) => one.name === key);
  return cookie === undefined ? null : decodeURIComponent(cookie.value);
}

const root = (page: Page) => page.locator('html');
const openSettings = (page: Page) => page.getByRole('button', { name: 'Settings' }).click();
const setting = (page: Page, name: PreferenceName, value: string) =>
  page.locator(`#shell-settings [data-set="${name}"][data-value="${value}"]`);

for (const name of preferenceNames) {
  const { key, place, values, fallback, attribute } = preferences[name];

  test(`${key}: every value kept in ${place} is shown before the first paint, else the default`, async ({
    page,
  }) => {
    // Nothing but the head's own script runs.
    await page.route('**/_next/static/chunks/**', (route) => route.abort());
    await page.goto(READING);
    await expect(root(page)).toHaveAttribute(attribute, attributeValue(name, fallback as never));
    expect(await kept(page, name)).toBeNull();
    for (const value of values) {
      await keep(page, name, value);
      await page.goto(READING);
      await expect(root(page)).toHaveAttribute(attribute, attributeValue(name, value as never));
    }
  });
}

for (const name of OFFERED) {
  const { key, place, values, fallback, attribute } = preferences[name];

  test(`${key}: each value is set in the panel, kept, seen by other tabs, and taken back`, async ({
    page,
    context,
  }) => {
    const consoleMessages = listenToConsole(page);
    const other = await context.newPage();
    await other.goto(READING);
    await hydrated(other);
    await page.goto(READING);
    await openSettings(page);
    for (const value of values.toReversed()) {
      const shown = attributeValue(name, value as never);
      await setting(page, name, value).click();
      await expect(setting(page, name, value)).toHaveAttribute('aria-pressed', 'true');
      await expect(
        page.locator(`#shell-settings [data-set="${name}"][aria-pressed="true"]`),
      ).toHaveCount(1);
      await expect(root(page)).toHaveAttribute(attribute, shown);
      expect(await kept(page, name)).toBe(value);
      // A cookie has no event: another tab looks when its reader comes back to it.
      if (place === 'cookie') {
        await other.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      }
      await expect(root(other)).toHaveAttribute(attribute, shown);
    }
    await setting(page, name, values.at(-1) ?? '').click();
    await page.getByRole('button', { name: 'Reset all' }).click();
    await expect(root(page)).toHaveAttribute(attribute, attributeValue(name, fallback as never));
    await expect(setting(page, name, fallback)).toHaveAttribute('aria-pressed', 'true');
    expect(consoleMessages).toEqual([]);
  });
}

test('cookies are of the whole site and last a year', async ({ page, context }) => {
  await page.goto(READING);
  await openSettings(page);
  await setting(page, 'codeVariant', 'JS').click();
  await setting(page, 'codeStyling', 'Tailwind').click();
  const cookies = await context.cookies();
  for (const key of ['codeVariant', 'codeStyling']) {
    const cookie = cookies.find(({ name }) => name === key);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
    const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
    expect(Math.abs(seconds - COOKIE_MAX_AGE_S)).toBeLessThan(600);
  }
});

const DEMO = 'RiverLevels';

for (const [hash, code, styling] of [
  [DEMO, 'JS', 'css'],
  [`${DEMO}.tsx`, 'TS', 'css'],
  [`${DEMO}.js`, 'JS', 'css'],
  // Without an ending a hash decides nothing.
  ...['system', 'tailwind', 'css'].map((prefix) => [`${prefix}-${DEMO}`, 'JS', 'css'] as const),
  ...(['system', 'tailwind', 'css'] as const).flatMap((prefix) => [
    [`${prefix}-${DEMO}.tsx`, 'TS', prefix] as const,
    [`${prefix}-${DEMO}.js`, 'JS', prefix] as const,
  ]),
] as const) {
  test(`#${hash} decides before what is kept, and opens the demo’s code`, async ({ page }) => {
    await keep(page, 'codeVariant', 'JS');
    await keep(page, 'codeStyling', 'CSS');
    await page.goto(`/x/react-data-grid/style/#${hash}`);
    await expect(root(page)).toHaveAttribute('data-code', code);
    await expect(root(page)).toHaveAttribute('data-styling', styling);
    await expect(page.locator(`#${DEMO}`)).toBeInViewport();
    await expect(page.locator(`#${DEMO} .demo-code`)).toHaveAttribute('open', '');
    await expect(
      page.locator(`#${DEMO} .styled-${styling} pre.${code.toLowerCase()}:visible`),
    ).toHaveCount(1);
  });
}

test('an unknown color scheme is an error of the console, once, and the default holds', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  await keep(page, 'colorSchemeDark', 'sepia');
  await keep(page, 'mode', 'dark');
  await page.goto(PAGE);
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await openSettings(page);
  await setting(page, 'mode', 'light').click();
  expect(consoleMessages).toEqual([
    'The color scheme "sepia" is not among the theme\'s color schemes: light, dark.',
  ]);
});

test('a scheme may stand for the other mode', async ({ page }) => {
  await keep(page, 'colorSchemeDark', 'light');
  await keep(page, 'mode', 'dark');
  await page.goto(PAGE);
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
});

const HOSTILE = [
  '"><script>document.title="taken"</script>',
  "'; document.title='taken'; '",
  '%22%3E%3Cimg src=x onerror=alert(1)%3E',
  '__proto__',
  'dark'.repeat(900),
];

for (const text of HOSTILE) {
  test(`hostile text is kept out: ${text.slice(0, 24)}`, async ({ page, context }) => {
    const consoleMessages = listenToConsole(page);
    for (const name of preferenceNames) {
      const { key, place } = preferences[name];
      // Schemes that the theme lacks are said on the console, on purpose.
      if (key.startsWith('mui-color-scheme')) continue;
      if (place === 'localStorage') await keep(page, name, text);
      else {
        await context.addCookies([
          { name: key, value: text.replace(/[;\s]/g, ''), url: 'http://127.0.0.1' },
        ]);
      }
    }
    await page.goto(PAGE);
    await expect(page.locator('.demo').first().getByRole('grid')).toBeVisible();
    for (const name of preferenceNames) {
      const { attribute, fallback } = preferences[name];
      await expect(root(page)).toHaveAttribute(attribute, attributeValue(name, fallback as never));
    }
    await expect(page).toHaveTitle(/^Sorting/);
    expect(consoleMessages).toEqual([]);
  });
}

test('a full storage keeps nothing, and the choice lasts as long as the page', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(PAGE);
  await page.evaluate(() => {
    // Really full: halves of what still fits, down to a letter.
    for (let size = 8_000_000, i = 0; size >= 1;) {
      try {
        localStorage.setItem(`fill${(i += 1)}`, 'x'.repeat(size));
      } catch {
        size = Math.floor(size / 2);
      }
    }
  });
  await openSettings(page);
  for (const [name, value] of [
    ['mode', 'dark'],
    ['density', 'dense'],
    ['direction', 'rtl'],
    ['brand', 'plum'],
  ] as const) {
    await setting(page, name, value).click();
    await expect(root(page)).toHaveAttribute(preferences[name].attribute, value);
    expect(await kept(page, name)).toBeNull();
  }
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  expect(consoleMessages).toEqual([]);
});

test('a page in a frame whose storage is blocked, as a third party’s is, works', async ({
  page,
}) => {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  // A third party's frame has an origin, to which our files are its own; the sandbox that stands in for it has none.
  await page.route('**/_next/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'cross-origin-resource-policy': 'cross-origin' };
    return route.fulfill({ response, headers });
  });
  await page.goto(READING);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    // An origin of its own, which owns no storage: what a browser gives a third party that it blocks.
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.width = '1200';
    frame.height = '700';
    frame.src = src;
    document.body.replaceChildren(frame);
  }, '/x/react-tree-view/rich-tree-view/items/');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  const refused = await page.frames()[1]?.evaluate(() => {
    try {
      return localStorage.length;
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('SecurityError');
  await frame.getByRole('button', { name: 'Settings' }).click();
  await frame.getByRole('button', { name: 'Dark' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  await frame.getByRole('button', { name: 'JavaScript' }).click();
  await expect(frame.locator('html')).toHaveAttribute('data-code', 'JS');
  expect(uncaught).toEqual([]);
});

test('right to left mirrors the shell and the demos, and is taken back', async ({ page }) => {
  await page.goto(PAGE);
  const demo = page.locator('.demo').first();
  await expect(demo.getByRole('grid')).toBeVisible();
  const places = async () => {
    const left = async (selector: string) =>
      (await page.locator(selector).first().boundingBox())?.x ?? 0;
    return {
      drawer: await left('#shell-navigation'),
      first: (await demo.getByRole('columnheader').first().boundingBox())?.x ?? 0,
      last: (await demo.getByRole('columnheader').last().boundingBox())?.x ?? 0,
    };
  };
  const ltr = await places();
  expect(ltr.first).toBeLessThan(ltr.last);
  await openSettings(page);
  await setting(page, 'direction', 'rtl').click();
  await expect.poll(async () => (await places()).drawer).toBeGreaterThan(900);
  await expect.poll(async () => (await places()).first).toBeGreaterThan((await places()).last);
  await page.reload();
  await expect(demo.getByRole('grid')).toBeVisible();
  await expect.poll(async () => (await places()).first).toBeGreaterThan((await places()).last);
  await openSettings(page);
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect.poll(async () => (await places()).drawer).toBe(ltr.drawer);
  await expect.poll(async () => (await places()).first).toBe(ltr.first);
});

test('dense demos are lower, after a reload too', async ({ page }) => {
  await page.goto(PAGE);
  const row = page.locator('.demo').first().locator('.MuiDataGrid-row').first();
  await expect(row).toBeVisible();
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const normal = await height();
  await openSettings(page);
  await setting(page, 'density', 'dense').click();
  await expect.poll(height).toBeLessThan(normal);
  await page.reload();
  await expect(row).toBeVisible();
  await expect.poll(height).toBeLessThan(normal);
});

test('the panel is walked by keyboard and tells what is pressed', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Settings' });
  await expect(panel).toBeVisible();
  await page.keyboard.press('Tab');
  const scheme = panel.getByRole('group', { name: 'Color scheme' });
  await expect(scheme.getByRole('button', { name: 'System' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(scheme.getByRole('button', { name: 'Dark', pressed: true })).toBeFocused();
  await expect(scheme.getByRole('button', { pressed: true })).toHaveCount(1);
  const color = panel.getByRole('group', { name: settingMessages.brand.title });
  await expect(color.getByLabel(settingMessages.brand.custom)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});

test('a switch of mode or of language moves nothing', async ({ page }) => {
  await watchShifts(page);
  await page.goto(PAGE);
  await readToTheEnd(page);
  const before = (await shiftsOf(page)).length;
  const press = (selector: string) =>
    // No input of a reader, which would excuse a shift.
    page
      .locator(selector)
      .first()
      .evaluate((button) => (button as HTMLElement).click());
  await page.locator('.demo').first().scrollIntoViewIfNeeded();
  for (const mode of ['dark', 'light', 'system']) {
    await press(`#shell-settings [data-set="mode"][data-value="${mode}"]`);
    await page.waitForTimeout(200);
  }
  expect((await shiftsOf(page)).slice(before)).toEqual([]);
  // Code may be shorter in the other language: what is above the press stays, and so does the button.
  const button = page.locator('.demo').nth(2).getByRole('button', { name: 'JS' });
  await button.scrollIntoViewIfNeeded();
  const y = (await button.boundingBox())?.y ?? 0;
  await button.click();
  await expect(root(page)).toHaveAttribute('data-code', 'JS');
  await page.waitForTimeout(200);
  expect(Math.abs(((await button.boundingBox())?.y ?? 0) - y)).toBeLessThan(1);
  expect((await shiftsOf(page)).slice(before)).toEqual([]);
});
