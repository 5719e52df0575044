import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated, listenToConsole, shiftsOf, watchShifts } from '../support/browser.ts';

const ROUTE = '/x/introduction/installation/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const box = (page: Page): Locator => page.locator('.installation');
/** The one command, the one file that shows. */
const command = (page: Page): Locator => box(page).locator('.shell pre:visible');
const file = (page: Page): Locator => box(page).locator('.code:not(.shell) pre:visible');

/** By its label, as a reader does: the radio button lies invisible over it. */
const choose = (page: Page, group: string, name: string) =>
  box(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check();

async function open(page: Page): Promise<void> {
  await page.goto(ROUTE);
  await hydrated(page);
  await expect(box(page)).toHaveClass(/ready/);
}

test('shows one command and one file for what is chosen', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await open(page);
  await expect(command(page)).toHaveCount(1);
  await expect(command(page)).toContainText('npm install @mui/x-data-grid@8 ');
  await expect(file(page)).toContainText("from '@mui/x-data-grid'");
  await choose(page, 'Product', 'Date and Time Pickers');
  await choose(page, 'Plan', 'Pro');
  await choose(page, 'Date library', 'Luxon');
  await choose(page, 'Package manager', 'pnpm');
  await expect(command(page)).toHaveCount(1);
  await expect(command(page)).toContainText(
    'pnpm add @mui/x-date-pickers-pro@8 @mui/x-license@8 luxon@3 @types/luxon@3 ',
  );
  await expect(file(page)).toHaveCount(1);
  await expect(file(page)).toContainText('dateAdapter={AdapterLuxon}');
  await expect(file(page)).toContainText("LicenseInfo.setLicenseKey('YOUR_LICENSE_KEY');");
  expect(consoleMessages).toEqual([]);
});

test('offers the plans that a product has, and date libraries for pickers only', async ({
  page,
}) => {
  await open(page);
  const plans = box(page).getByRole('group', { name: 'Plan' }).getByRole('radio');
  await expect(plans).toHaveCount(3);
  await choose(page, 'Plan', 'Premium');
  await choose(page, 'Product', 'Tree View');
  await expect(plans).toHaveCount(2);
  await expect(box(page).getByRole('group', { name: 'Date library' })).toBeHidden();
  await expect(command(page)).toContainText('@mui/x-tree-view@8');
  await choose(page, 'Product', 'Data Grid');
  await expect(command(page)).toContainText('@mui/x-data-grid-premium@8');
});

test('copies what shows', async ({ page }) => {
  await open(page);
  await choose(page, 'Product', 'Charts');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await box(page).locator('.shell .copy').click();
  await expect
    .poll(copied)
    .toBe('npm install @mui/x-charts@8 @mui/material@7 @emotion/react @emotion/styled');
  await box(page).locator('.code:not(.shell) .copy').click();
  await expect.poll(copied).toContain('<BarChart');
});

test('remembers the choices, before the first paint and for tabs of the same group', async ({
  page,
}) => {
  await open(page);
  await choose(page, 'Product', 'Charts');
  await choose(page, 'Plan', 'Pro');
  await choose(page, 'Package manager', 'yarn');
  await watchShifts(page);
  await page.reload();
  await expect(box(page)).toHaveClass(/ready/);
  await expect(command(page)).toContainText('yarn add @mui/x-charts-pro@8');
  await expect(box(page).getByRole('radio', { name: 'Charts' })).toBeChecked();
  expect(await shiftsOf(page)).toEqual([]);
  const tabs = page.locator('[data-tabs="package-manager"]').first();
  await expect(tabs.getByRole('tab', { name: 'yarn' })).toHaveAttribute('aria-selected', 'true');
  await tabs.getByRole('tab', { name: 'pnpm' }).click();
  await expect(command(page)).toContainText('pnpm add @mui/x-charts-pro@8');
  await expect(box(page).getByRole('radio', { name: 'pnpm' })).toBeChecked();
});

test('counts nonsense in storage as the first choice', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('docs-tab-product', 'spreadsheet');
    localStorage.setItem('docs-tab-all-plans', 'enterprise');
  });
  await open(page);
  await expect(command(page)).toHaveCount(1);
  await expect(command(page)).toContainText('npm install @mui/x-data-grid@8 ');
  await expect(box(page).getByRole('radio', { name: 'Data Grid' })).toBeChecked();
});

test('works by keyboard', async ({ page }) => {
  await open(page);
  await box(page).getByRole('radio', { name: 'Data Grid' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(box(page).getByRole('radio', { name: 'Date and Time Pickers' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(command(page)).toContainText('@mui/x-date-pickers-pro@8');
});

test('works when its script does not come', async ({ page }) => {
  // Only its own chunk names the class it waits for.
  await page.route(/_next\/static\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    if (text.includes('input[type=radio]') && !text.includes('[data-tabs]')) await route.abort();
    else await route.fulfill({ response });
  });
  await page.goto(ROUTE);
  await hydrated(page);
  await expect(box(page)).toHaveClass(/ready/);
  await choose(page, 'Product', 'Charts');
  await expect(command(page)).toContainText('@mui/x-charts@8');
  expect(await page.evaluate(() => localStorage.getItem('docs-tab-product'))).toBeNull();
});

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  for (const product of ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View']) {
    await choose(page, 'Product', product);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, product).toBe(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the choices show one command and one file', async ({ page }) => {
    await page.goto(ROUTE);
    await choose(page, 'Product', 'Data Grid');
    await choose(page, 'Plan', 'Premium');
    await choose(page, 'Package manager', 'yarn');
    await expect(command(page)).toHaveCount(1);
    await expect(command(page)).toContainText('yarn add @mui/x-data-grid-premium@8');
    await expect(file(page)).toHaveCount(1);
    await expect(file(page)).toContainText('rowGrouping');
  });
});
