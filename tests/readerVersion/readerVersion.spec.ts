import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { readerVersionMessages as words } from '#content/messages/readerVersion.ts';
import { referenceMessages } from '#content/messages/reference.ts';
import { settingMessages } from '#content/messages/settings.ts';
import { axe, COLORS } from '../support/axe.ts';
import {
  expectNoOverflow,
  hydrated,
  listenToConsole,
  settled,
  shiftsOf,
  switchTo,
  watchShifts,
} from '../support/browser.ts';
import { box, openBox, options } from '../support/searchBox.ts';

const GRID = '/x/api/data-grid/data-grid/';
const CHART = '/x/api/charts/bar-chart/';
const SORTING = '/x/react-data-grid/sorting/';
const ITEMS = '/x/react-tree-view/rich-tree-view/items/';
const CHARTS_OF_GRID = '/x/react-data-grid/charts-integration/';

/** A prop of 8.11. */
const NEW_ROW = '#data-grid-prop-disableRowSelectionExcludeModel';
const OLD_ROW = '#data-grid-prop-rows';
const MINE = '8.5.3';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** A reader who has chosen before. */
async function keep(page: Page, versions: string): Promise<void> {
  await page.addInitScript((value) => {
    if (window === top) localStorage.setItem('docs-versions', value);
  }, versions);
}

const dialog = (page: Page) => page.getByRole('dialog', { name: words.title });
const field = (page: Page) =>
  dialog(page).getByRole('textbox', { name: words.productName('x-data-grid') });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: settingMessages.versions.open }).click();
  await expect(field(page)).toBeVisible();
}

const mark = (page: Page, row: string) => page.locator(row).getByText(words.notIn(MINE));
const summary = (page: Page) => page.locator('summary', { hasText: `You have ${MINE}` });

async function pack(page: Page, demo: string): Promise<Record<string, string>> {
  const frame = page.locator(`[data-demo="${demo}"]`);
  await frame.getByRole('button', { name: 'More tools' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download ZIP' }).click(),
  ]);
  const files = unzipSync(readFileSync(await download.path()));
  const manifest = Object.entries(files).find(([path]) => path.endsWith('package.json'))?.[1];
  const { dependencies } = JSON.parse(strFromU8(manifest ?? new Uint8Array())) as {
    dependencies: Record<string, string>;
  };
  return dependencies;
}

test('a typed version is kept, tells what differs, and goes without a trace', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(GRID);
  await hydrated(page);
  expect(requests.filter((path) => path.includes('/corpus/'))).toEqual([]);
  await openDialog(page);
  await field(page).fill('8.99.0');
  await expect(field(page)).toHaveAccessibleDescription(/8\.99\.0 was never published/);
  await field(page).fill(MINE);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(summary(page)).toBeVisible();
  await expect(mark(page, NEW_ROW)).toBeVisible();
  await expect(mark(page, OLD_ROW)).toHaveCount(0);
  await summary(page).click();
  const listed = page.locator('.reader-version details');
  await listed.getByRole('link', { name: 'disableRowSelectionExcludeModel' }).click();
  await expect(page.locator(NEW_ROW)).toBeInViewport();

  await page.reload();
  await expect(mark(page, NEW_ROW)).toBeVisible();
  await openDialog(page);
  await expect(field(page)).toHaveValue(MINE);
  await dialog(page).getByRole('button', { name: words.clear }).click();
  await dialog(page).getByRole('button', { name: words.close }).click();
  await expect(summary(page)).toHaveCount(0);
  await expect(mark(page, NEW_ROW)).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('a pasted lockfile is read here, and goes nowhere', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(GRID);
  await hydrated(page);
  await openDialog(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.url().includes('private')) sent.push(request.url());
  });
  const others = Array.from(
    { length: 400 },
    (_, i) => `"private-${i}@npm:^1.0.0":\n  version: 1.0.${i}\n  languageName: node\n`,
  );
  const lockfile = [
    '__metadata:\n  version: 8\n',
    ...others,
    `"@mui/x-data-grid@npm:^8.0.0":\n  version: ${MINE}\n  languageName: node\n`,
  ].join('\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), lockfile);
  await dialog(page).getByRole('textbox', { name: words.file }).focus();
  await page.keyboard.press('Control+v');
  await expect(dialog(page).getByRole('status')).toContainText(`@mui/x-data-grid ${MINE}`);
  await expect(field(page)).toHaveValue(MINE);
  await dialog(page).getByRole('textbox', { name: words.file }).fill('{ "dependencies": ');
  await expect(dialog(page).getByRole('status')).toContainText('does not parse');
  await expect(field(page)).toHaveValue(MINE);
  await page.keyboard.press('Escape');
  await expect(mark(page, NEW_ROW)).toBeVisible();
  expect(sent).toEqual([]);
  expect(consoleMessages).toEqual([]);
});

test('without storage, a version holds as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto(GRID);
  await hydrated(page);
  await openDialog(page);
  await field(page).fill(MINE);
  await page.keyboard.press('Escape');
  await expect(mark(page, NEW_ROW)).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-versions', '');
  await expect(summary(page)).toHaveCount(0);
});

test('nonsense in the storage is no version', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await keep(page, 'x-data-grid@8.5.3"><b>');
  await page.goto(GRID);
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-versions', '');
  await expect(summary(page)).toHaveCount(0);
  expect(consoleMessages).toEqual([]);
});

test('a sandbox has the version when the demo runs on it', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await keep(page, `x-data-grid@${MINE}`);
  await page.goto(SORTING);
  await hydrated(page);
  const dependencies = await pack(page, 'InitialSort');
  expect(dependencies['@mui/x-data-grid']).toBe(MINE);
  await expect(page.locator('[data-demo="InitialSort"] .demo-said')).toContainText(
    `@mui/x-data-grid ${MINE}`,
  );
  expect(consoleMessages).toEqual([]);
});

test('a sandbox keeps the documented version when the demo needs it, and says so', async ({
  page,
}) => {
  await keep(page, `x-data-grid@${MINE}`);
  await page.goto(CHARTS_OF_GRID);
  await hydrated(page);
  const dependencies = await pack(page, 'ChartOfRows');
  expect(dependencies['@mui/x-data-grid-premium']).toMatch(/^8\.12\./);
  await expect(page.locator('[data-demo="ChartOfRows"] .demo-said')).toContainText(
    'is not known to export',
  );
});

test('a heading says that its section needs a newer version, and nothing moves', async ({
  page,
}) => {
  await keep(page, 'x-tree-view@8.2.0');
  await watchShifts(page);
  await page.goto(ITEMS);
  const heading = page.getByRole('heading', { name: 'Item children' });
  await expect(heading).toContainText(words.needs('8.4'));
  await expect(heading).not.toContainText(referenceMessages.since('8.4'));
  await settled(page);
  expect(await shiftsOf(page)).toEqual([]);
  await page.evaluate(() => localStorage.setItem('docs-versions', 'x-tree-view@8.10.0'));
  await page.reload();
  await expect(heading).toContainText(referenceMessages.since('8.4'));
});

test('search says which results the version lacks', async ({ page }) => {
  await keep(page, `x-data-grid@${MINE}`);
  await page.goto(SORTING);
  await openBox(page);
  await box(page).fill('disableRowSelectionExcludeModel');
  const found = options(page).filter({ hasText: 'disableRowSelectionExcludeModel' }).first();
  await expect(found).toBeVisible();
  await expect(found).toContainText(words.notIn(MINE));
  await box(page).fill('sortModel');
  await expect(options(page).first()).toContainText('sortModel');
  await expect(options(page).filter({ hasText: words.notIn(MINE) })).toHaveCount(0);
});

test('search says which sections are about something newer', async ({ page }) => {
  await keep(page, 'x-tree-view@8.2.0');
  await page.goto(ITEMS);
  await openBox(page);
  await box(page).fill('children under another property');
  const found = options(page).filter({ hasText: 'Item children' }).first();
  await expect(found).toBeVisible();
  await expect(found).toContainText(words.notIn('8.2.0'));
});

for (const versions of ['', `x-data-grid@${MINE}`]) {
  test(`nothing moves for a reader of "${versions}"`, async ({ page }) => {
    if (versions !== '') await keep(page, versions);
    await watchShifts(page);
    await page.goto(GRID);
    await hydrated(page);
    if (versions !== '') await expect(summary(page)).toBeVisible();
    await settled(page);
    expect(await shiftsOf(page)).toEqual([]);
    if (versions === '') {
      const place = page.locator('.reader-version');
      expect(await place.evaluate((element) => element.getBoundingClientRect().height)).toBe(0);
    }
  });
}

test('what differs passes axe, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await keep(page, `x-charts@${MINE}`);
  await page.goto(CHART);
  await summary(page).click();
  expect(await axe(page)).toEqual([]);
  await switchTo(page, { mode: 'dark' });
  expect(await axe(page, COLORS)).toEqual([]);
  await expectNoOverflow(page);
});

test('the dialog passes axe, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(CHART);
  await hydrated(page);
  await openDialog(page);
  await field(page).fill('workspace:*');
  expect(await axe(page)).toEqual([]);
  await expectNoOverflow(page);
});
