import { expect, test, type Locator, type Page } from '@playwright/test';
import { axe, COLORS } from '../support/axe.ts';
import { choose, expectNoOverflow, listenToConsole } from '../support/browser.ts';

/* The files of a demo, as a row to choose from above its code. */

const SORTING = '/x/react-data-grid/sorting/';
const STYLE = '/x/react-data-grid/style/';
/** Its demos have files in common, which are printed with the first one that has them. */
const SERVER = '/x/react-data-grid/server-side-data/';

/** The first demo of a page that has several files, unfolded. */
async function openFiles(page: Page, route = SORTING): Promise<Locator> {
  await page.goto(route);
  const demo = page.locator('.demo:has(.file-names)').first();
  await demo.scrollIntoViewIfNeeded();
  const code = demo.locator('.demo-code');
  if ((await code.getAttribute('open')) === null) await code.locator('summary').click();
  await expect(demo.getByRole('radio').first()).toBeChecked();
  return demo;
}

const shownFile = (demo: Locator): Locator => demo.locator('.demo-file:visible');

const nameOf = (demo: Locator, name: string): Locator =>
  demo.locator('.file-names > label').filter({ hasText: name });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one file is shown at a time, by pointer and by arrow keys', async ({ page }) => {
    const demo = await openFiles(page);
    await expect(shownFile(demo)).toHaveAttribute('data-name', 'SingleSorting.tsx');
    await demo.getByText('sailings.ts').click();
    await expect(shownFile(demo)).toHaveAttribute('data-name', 'sailings.ts');
    await expect(demo.locator('pre:visible')).toContainText('Gourock');
    await page.keyboard.press('ArrowLeft');
    await expect(demo.getByRole('radio').first()).toBeFocused();
    await expect(shownFile(demo)).toHaveAttribute('data-name', 'SingleSorting.tsx');
    // The row is one stop: the code is the next one.
    await page.keyboard.press('Tab');
    await expect(demo.locator('pre:visible')).toBeFocused();
  });
});

test.describe('a file that another demo has printed', () => {
  /** The code of a demo that comes after the one with `shipmentServer.ts`, unfolded, with that file chosen. */
  async function chooseShared(page: Page, how: 'pointer' | 'keys'): Promise<Locator> {
    await page.goto(SERVER);
    const demo = page.locator('#RequestAndAnswer');
    await demo.locator('summary').scrollIntoViewIfNeeded();
    if (how === 'pointer') {
      await demo.locator('summary > span').click();
      await nameOf(demo, 'shipmentServer').click();
    } else {
      await demo.locator('summary').focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await page.keyboard.press('ArrowRight');
    }
    await expect(shownFile(demo)).toHaveAttribute('data-name', 'shipmentServer.ts');
    return demo;
  }

  for (const how of ['pointer', 'keys'] as const) {
    test(`shows the same code, chosen by ${how}`, async ({ page }) => {
      const consoleMessages = listenToConsole(page);
      const demo = await chooseShared(page, how);
      const code = shownFile(demo).locator('pre:visible');
      await expect(code).toContainText('export function createShipmentServer');
      const printed = page
        .locator('.demo-file[data-name="shipmentServer.ts"]:not([data-shared-demo]) pre.ts')
        .first();
      expect(await code.innerHTML()).toBe(await printed.innerHTML());
      await expectNoOverflow(page);
      expect(await axe(page)).toEqual([]);
      expect(consoleMessages).toEqual([]);
    });
  }

  test('says what its names are', async ({ page }) => {
    const demo = await chooseShared(page, 'keys');
    await expect(shownFile(demo).locator('pre:visible')).toContainText('createShipmentServer');
    await page.keyboard.press('Tab');
    await expect(shownFile(demo).locator('pre:visible')).toBeFocused();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText('createShipmentServer');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('leads to the demo with its code', async ({ page }) => {
      const demo = await chooseShared(page, 'pointer');
      const owner = shownFile(demo).getByRole('link');
      await expect(shownFile(demo)).toContainText('The code of this file is in the example first');
      await owner.click();
      await expect(page).toHaveURL(/#FirstSource$/);
      const first = page.locator('#FirstSource');
      await expect(first).toBeInViewport();
      await nameOf(first, 'shipmentServer').click();
      await expect(first.locator('pre:visible')).toContainText(
        'export function createShipmentServer',
      );
    });
  });
});

test.describe('with JavaScript', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('names follow the language, and files the styling', async ({ page }) => {
    const demo = await openFiles(page, STYLE);
    const names = demo.locator('.file-names:visible');
    const shown = () =>
      names
        .locator('label')
        .evaluateAll((all: HTMLElement[]) => all.map((label) => label.innerText.split(/\s/)[0]));
    expect(await shown()).toEqual(['RiverLevels.tsx', 'gauges.ts']);
    await demo.getByRole('button', { name: 'CSS' }).click();
    await expect.poll(shown).toEqual(['RiverLevels.tsx', 'gauges.ts', 'styles.css']);
    await demo.getByRole('button', { name: 'JS' }).click();
    await expect.poll(shown).toEqual(['RiverLevels.jsx', 'gauges.js', 'styles.css']);
    await names.getByText('styles.css').click();
    await expect(shownFile(demo)).toHaveAttribute('data-name', 'styles.css');
    await expect(demo.locator('pre:visible')).toHaveCount(1);
  });

  test('the copy button and Ctrl+C copy the file that is shown', async ({ page }) => {
    const demo = await openFiles(page);
    const copy = demo.getByRole('button', { name: 'Copy', exact: true });
    await copy.click();
    await expect.poll(() => copied(page)).toContain('export default function SingleSorting');
    await demo.getByText('sailings.ts').click();
    await demo.locator('[data-action="copy-demo"]').click();
    await expect.poll(() => copied(page)).toMatch(/^export interface Sailing/);
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await demo.getByRole('button', { name: 'JS' }).click();
    await demo.getByRole('radio').last().focus();
    await page.keyboard.press('Control+c');
    await expect.poll(() => copied(page)).toContain('Gourock');
    expect(await copied(page)).not.toContain('interface');
    // Folded, the demo's own file is what a reader sees the essence of.
    await demo.locator('.demo-code > summary > span').click();
    await demo.locator('[data-action="copy-demo"]').click();
    await expect.poll(() => copied(page)).toContain('export default function SingleSorting');
  });

  for (const [mode, direction, width] of [
    ['light', 'ltr', 1440],
    ['dark', 'rtl', 360],
  ] as const) {
    test(`the row is sound in ${mode}, ${direction}, ${width} px`, async ({ page }) => {
      const consoleMessages = listenToConsole(page);
      await page.setViewportSize({ width, height: 800 });
      await choose(page, { mode, direction });
      const demo = await openFiles(page);
      await demo.locator('.file-names > label').last().click();
      await expectNoOverflow(page);
      expect(await axe(page)).toEqual([]);
      await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'));
      expect(await axe(page, COLORS)).toEqual([]);
      expect(consoleMessages).toEqual([]);
    });
  }
});

test('on paper all files are shown, each under its name', async ({ page }) => {
  const demo = await openFiles(page);
  await page.emulateMedia({ media: 'print' });
  await expect(shownFile(demo)).toHaveCount(2);
  const heads = await demo
    .locator('.demo-file')
    .evaluateAll((files) => files.map((file) => getComputedStyle(file, '::before').content));
  expect(heads).toEqual(['"SingleSorting.tsx"', '"sailings.ts"']);
});
