import { expect, test } from '@playwright/test';
import { hydrated, listenToConsole, shiftsOf, watchShifts } from '../support/browser.ts';

const PAGE = '/x/react-data-grid/sorting/';

test('JavaScript is shown everywhere at once and on the next visit', async ({ page, context }) => {
  await page.goto(PAGE);
  const block = page.locator('.demo-code[open], .code').locator('pre.ts').first();
  await expect(block).toBeVisible();
  await page.locator('.demo').first().getByRole('button', { name: 'JS' }).click();
  await expect(block).toBeHidden();
  await expect(page.locator('pre.ts:visible')).toHaveCount(0);
  await expect(page.locator('[data-value="JS"]').last()).toHaveAttribute('aria-pressed', 'true');
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'codeVariant');
  expect(cookie?.value).toBe('JS');
  expect(cookie?.path).toBe('/');
  await watchShifts(page);
  await page.reload();
  await expect(page.locator('pre.ts:visible')).toHaveCount(0);
  expect(await shiftsOf(page)).toEqual([]);
});

test('a dark page is dark from its first paint', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.addInitScript(() => localStorage.setItem('mui-mode', 'dark'));
  await page.goto(PAGE, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(20, 23, 26)');
  expect(consoleMessages).toEqual([]);
});

test('the system’s scheme is followed live while nothing is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(PAGE);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a choice in one tab is seen in the other', async ({ page, context }) => {
  await page.goto(PAGE);
  await hydrated(page);
  const other = await context.newPage();
  await other.goto(PAGE);
  await other.getByRole('button', { name: 'Settings' }).click();
  await other.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('nonsense in storage counts as nothing', async ({ page, context }) => {
  const consoleMessages = listenToConsole(page);
  await context.addCookies([
    { name: 'codeVariant', value: '%E0%A4%A', url: 'http://127.0.0.1' },
    { name: 'codeStyling', value: 'Bootstrap', url: 'http://127.0.0.1' },
  ]);
  await page.addInitScript(() => {
    localStorage.setItem('mui-mode', 'sepia');
    localStorage.setItem('codeblock-package-manager', '<script>');
  });
  await page.goto('/x/react-data-grid/quickstart/');
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-code', 'TS');
  await expect(root).toHaveAttribute('data-styling', 'system');
  await expect(root).toHaveAttribute('data-mode', 'system');
  await expect(page.getByText('npm install').first()).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('a page works when the browser refuses storage', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(document, 'cookie', { get: refuse, set: refuse });
  });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.locator('.demo').first().getByRole('button', { name: 'JS' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-code', 'JS');
  expect(consoleMessages).toEqual([]);
});

test('tabs are chosen by arrow keys, remembered, and shared by all of their group', async ({
  page,
}) => {
  await page.goto('/x/react-data-grid/quickstart/');
  await page.getByRole('tab', { name: 'npm', exact: true }).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toBeFocused();
  await expect(page.getByText('pnpm add').first()).toBeVisible();
  await page.goto('/x/react-date-pickers/quickstart/');
  await expect(page.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('npm install').first()).toBeHidden();
});
