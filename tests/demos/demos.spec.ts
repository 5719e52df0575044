import { expect, test } from '@playwright/test';
import { listenToConsole, pointAt } from '../support/browser.ts';
import { prosePages } from '../support/pages.ts';

const SORTING = '/x/react-data-grid/sorting/';
const STYLE = '/x/react-data-grid/style/';

const demosOf = (route: string): string[] =>
  prosePages().find((page) => page.route === route)?.demos ?? [];

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the copy button of a demo copies the variant that is preferred', async ({ page }) => {
  await page.goto(SORTING);
  const demo = page.locator('.demo').first();
  const copy = demo.getByRole('button', { name: 'Copy' });
  await copy.click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const typed = await page.evaluate(() => navigator.clipboard.readText());
  expect(typed).toContain('export default function');
  await expect(copy).toBeVisible();
  await demo.getByRole('button', { name: 'JS' }).click();
  await copy.click();
  await expect(demo.getByRole('button', { name: 'Copied' })).toBeVisible();
  const script = await page.evaluate(() => navigator.clipboard.readText());
  expect(script).toContain('export default function');
  expect(script).not.toContain('GridColDef');
});

test('Ctrl+C with nothing selected copies the block that has the focus', async ({ page }) => {
  await page.goto('/x/react-data-grid/quickstart/');
  await page.locator('figure.code pre:visible').first().focus();
  // The first sign of a reader starts the page's script: a key that comes in the same moment is the browser's own.
  await expect(async () => {
    await page.keyboard.press('Control+c');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('install');
  }).toPass();
});

test('a hash with an extension opens a demo’s code in that variant', async ({ page }) => {
  const name = demosOf(SORTING).at(-1) ?? '';
  await page.goto(`${SORTING}#${name}.js`);
  await expect(page.locator(`#${name} .demo-code`)).toHaveAttribute('open', '');
  await expect(page.locator(`#${name}`)).toBeInViewport();
  await expect(page.locator('html')).toHaveAttribute('data-code', 'JS');
});

test('a hash with a styling shows that styling, live and in code', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const { demo } = await page
    .goto(STYLE)
    .then(() => page.locator('.demo:has([data-set="codeStyling"])').first())
    .then(async (frame) => ({ demo: await frame.getAttribute('id') }));
  for (const [prefix, styling] of [
    ['tailwind', 'tailwind'],
    ['css', 'css'],
    ['system', 'system'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(`${STYLE}#${prefix}-${demo}.tsx`);
    await expect(page.locator('html')).toHaveAttribute('data-styling', styling);
    await expect(page.locator(`#${demo} .styled-${styling} pre:visible`).first()).toBeVisible();
    await expect(page.locator(`#${demo}`).getByRole('grid')).toBeVisible();
  }
  expect(consoleMessages).toEqual([]);
});

test('the three stylings of a demo look alike', async ({ page }) => {
  await page.goto(STYLE);
  const frame = page.locator('.demo:has([data-set="codeStyling"])').first();
  const id = await frame.getAttribute('id');
  const looks: string[] = [];
  for (const label of ['System', 'Tailwind', 'CSS']) {
    await frame.getByRole('button', { name: label, exact: true }).click();
    await page.waitForTimeout(500);
    looks.push(
      await page.locator(`#${id} .demo-live`).evaluate((live) => {
        const parts = live.querySelectorAll(
          '[role="columnheader"], [role="gridcell"], [role="row"]',
        );
        return [...parts]
          .map((part) => {
            const { color, backgroundColor, fontWeight, textAlign } = getComputedStyle(part);
            return [color, backgroundColor, fontWeight, textAlign].join(' ');
          })
          .join('\n');
      }),
    );
  }
  expect(looks[1], 'Tailwind').toBe(looks[0]);
  expect(looks[2], 'plain CSS').toBe(looks[0]);
});

test('a demo that throws shows a panel, and the page and its other parts live on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Real = window.ResizeObserver;
    Object.assign(window, { RealResizeObserver: Real });
    window.ResizeObserver = function refuse() {
      throw new Error('No observer here');
    } as unknown as typeof ResizeObserver;
  });
  await page.goto(SORTING);
  await pointAt(page.locator('[data-stage]').first());
  const panel = page.locator('.demo').first().getByRole('alert');
  await expect(panel).toContainText('No observer here');
  await expect(panel.getByRole('link', { name: 'Report it' })).toHaveAttribute(
    'href',
    /issues\/new\?title=/,
  );
  await page.locator('.demo').first().getByRole('button', { name: 'JS' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-code', 'JS');
  await page.evaluate(() => {
    window.ResizeObserver = (
      window as unknown as { RealResizeObserver: typeof ResizeObserver }
    ).RealResizeObserver;
  });
  await panel.getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('.demo').first().getByRole('grid')).toBeVisible();
});

test('a page whose demos cannot be loaded still reads', async ({ page }) => {
  await page.goto('/x/introduction/');
  const before = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  await page.route('**/_next/static/chunks/*.js', (route) =>
    before.has(route.request().url()) ? route.continue() : route.abort(),
  );
  await page.goto('/x/react-tree-view/quickstart/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quickstart');
  await expect(page.locator('.demo-code').first()).toBeVisible();
});

test('a chart’s palette follows a switch of the scheme', async ({ page }) => {
  await page.goto('/x/react-charts/bars/');
  await pointAt(page.locator('[data-stage]').first());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  const axis = page.locator('.demo').first().locator('.MuiChartsAxis-line').first();
  await expect(axis).toBeAttached();
  const lightness = await axis.evaluate((node) => getComputedStyle(node).stroke);
  expect(lightness).toMatch(/rgba?\(255, 255, 255/);
});
