import { expect, test, type Page } from '@playwright/test';
import { settingMessages } from '#content/messages/settings.ts';
import { BRANDS, parseBrand } from '#core/theme/theme.ts';
import { axe, COLORS } from '../support/axe.ts';
import {
  choose,
  listenToConsole,
  LIVE_DEMO,
  pointAt,
  readToTheEnd,
  switchTo,
} from '../support/browser.ts';

const GRID = '/x/react-data-grid/sorting/';
const CHARTS = '/x/react-charts/bars/';
const PICKERS = '/x/react-date-pickers/date-picker/';
const PLAYGROUND = '/x/api/date-pickers/date-calendar/playground/';
const SELECTED_DAY = '.MuiPickersDay-root.Mui-selected';

/** `#0a6470` → `rgb(10, 100, 112)`. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

/** The live demo's day: the one in the preview is only a picture. */
const day = (page: Page, selector = SELECTED_DAY) =>
  page.locator(`:is(${LIVE_DEMO}, .playground-stage) ${selector}`).first();

async function setColor(page: Page, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const panel = page.locator('#shell-settings');
  if (value.startsWith('#')) await panel.getByLabel(settingMessages.brand.custom).fill(value);
  else await panel.locator(`[data-set="brand"][data-value="${value}"]`).click();
  await page.keyboard.press('Escape');
}

const setScheme = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), mode);

/** Mounts the first demo that has a chosen day: the color of all others comes from the same place. */
const mountCalendar = (page: Page) =>
  pointAt(page.locator(`[data-stage]:has(${SELECTED_DAY})`).first());

test('each brand is the primary color of demos in both schemes, and the last one is kept', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  await choose(page, { mode: 'light' });
  await page.goto(PICKERS);
  await mountCalendar(page);
  for (const [brand, { light, dark }] of Object.entries(BRANDS)) {
    await setColor(page, brand);
    await expect(day(page), brand).toHaveCSS('background-color', rgb(light));
    await setScheme(page, 'dark');
    await expect(day(page), brand).toHaveCSS('background-color', rgb(dark));
    await setScheme(page, 'light');
  }
  await page.reload();
  await mountCalendar(page);
  await expect(day(page)).toHaveCSS(
    'background-color',
    rgb(Object.values(BRANDS).at(-1)?.light ?? ''),
  );
  expect(consoleMessages).toEqual([]);
});

test('a color of the reader’s own is readable, reset with the rest, and kept until then', async ({
  page,
}) => {
  await choose(page, { mode: 'light' });
  await page.goto(PICKERS);
  await mountCalendar(page);
  const usual = await day(page).evaluate((node) => getComputedStyle(node).backgroundColor);
  // A pale color in the tone that can be read on a white page, and as it is on a dark one.
  const { light, dark } = parseBrand('#f2e08a') ?? {};
  await setColor(page, '#f2e08a');
  await expect(day(page)).toHaveCSS('background-color', rgb(light?.main ?? ''));
  await expect(day(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  await setScheme(page, 'dark');
  await expect(day(page)).toHaveCSS('background-color', rgb(dark?.main ?? ''));
  expect(dark?.main).toBe('#f2e08a');
  await setScheme(page, 'light');
  await setColor(page, '#5b2333');
  await expect(day(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  expect(await page.evaluate(() => localStorage.getItem('docs-brand'))).toBe('#5b2333');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByLabel(settingMessages.brand.custom)).toHaveValue('#5b2333');
  await page.getByRole('button', { name: 'Reset all' }).click();
  await expect(day(page)).toHaveCSS('background-color', usual);
});

const ODD_COLORS = { 'a pale yellow': '#fdf6b2', 'a near black': '#0b0b0d' };

for (const route of [PICKERS, '/x/react-tree-view/rich-tree-view/items/', GRID]) {
  test(`colors at both ends are readable on ${route}, in links, buttons and what is selected`, async ({
    page,
  }) => {
    await choose(page, { mode: 'light' });
    await page.goto(route);
    await readToTheEnd(page);
    const item = page.locator('.demo-live [role="treeitem"]').first();
    if ((await item.count()) > 0) await item.click();
    for (const [name, color] of Object.entries(ODD_COLORS)) {
      await setColor(page, color);
      for (const mode of ['light', 'dark'] as const) {
        await switchTo(page, { mode });
        expect(await axe(page, COLORS), `${name}, ${mode}`).toEqual([]);
      }
    }
  });
}

test('a playground takes color, density and scheme as demos do', async ({ page }) => {
  await choose(page, { mode: 'light' });
  await page.goto(PLAYGROUND);
  const today = page.locator('.playground-stage .MuiPickersCalendarHeader-root').first();
  await expect(today).toBeVisible();
  await setColor(page, 'plum');
  const variable = () =>
    today.evaluate((node) => getComputedStyle(node).getPropertyValue('--mui-palette-primary-main'));
  await expect.poll(variable).toBe(BRANDS.plum.light);
  await page.evaluate(() => localStorage.setItem('mui-color-scheme-light', 'dark'));
  await page.reload();
  await expect(today).toBeVisible();
  await expect.poll(variable).toBe(BRANDS.plum.dark);
});

/**
 * Counts, in each commit, the function components inside of demos that React really rendered: the hook that its
 * developer tools use, present in the published build. A fiber that did work carries a flag; one that was skipped is the
 * same object as before, or a copy without it.
 */
async function countRenders(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    interface Fiber {
      tag: number;
      flags: number;
      child: Fiber | null;
      sibling: Fiber | null;
      alternate: Fiber | null;
    }
    const PERFORMED_WORK = 1;
    const PORTAL = 4;
    const FUNCTIONS = [0, 11, 14, 15];
    const counted = { renders: 0 };
    Object.assign(window, { counted });
    const visit = (fiber: Fiber, isInDemo: boolean): void => {
      const inside = isInDemo || fiber.tag === PORTAL;
      const did = (fiber.flags & PERFORMED_WORK) !== 0;
      if (inside && did && FUNCTIONS.includes(fiber.tag)) counted.renders += 1;
      if (fiber.alternate !== null && fiber.child === fiber.alternate.child) return;
      for (let child = fiber.child; child !== null; child = child.sibling) visit(child, inside);
    };
    Object.assign(window, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        checkDCE: () => undefined,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_: number, root: { current: Fiber }) => visit(root.current, false),
      },
    });
  });
  return () =>
    page.evaluate(() => {
      const { counted } = window as unknown as { counted: { renders: number } };
      const { renders } = counted;
      counted.renders = 0;
      return renders;
    });
}

/** Opens a page, lets its first demos settle, and counts the renders of one press in the Settings panel. */
async function rendersOf(
  page: Page,
  { route, name, value }: { route: string; name: string; value: string },
): Promise<number> {
  const renders = await countRenders(page);
  await choose(page, { mode: 'light' });
  await page.goto(route);
  await pointAt(page.locator('[data-stage]').first());
  await page.waitForTimeout(1_000);
  expect(await renders(), 'the demos were mounted').toBeGreaterThan(10);
  await page
    .locator(`#shell-settings [data-set="${name}"][data-value="${value}"]`)
    .evaluate((button) => (button as HTMLElement).click());
  await page.waitForTimeout(500);
  return renders();
}

test('a switch of mode renders nothing of a demo that takes its colors from CSS', async ({
  page,
}) => {
  expect(await rendersOf(page, { route: GRID, name: 'mode', value: 'dark' })).toBe(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const header = page.locator('.demo-live .MuiDataGrid-columnHeaderTitle').first();
  await expect(header).toHaveCSS('color', 'rgb(255, 255, 255)');
});

test('a switch of density, which demos read in JavaScript, renders them', async ({ page }) => {
  expect(await rendersOf(page, { route: GRID, name: 'density', value: 'dense' })).toBeGreaterThan(
    10,
  );
});

test('a switch of mode renders charts, which read colors in JavaScript', async ({ page }) => {
  expect(await rendersOf(page, { route: CHARTS, name: 'mode', value: 'dark' })).toBeGreaterThan(10);
});
