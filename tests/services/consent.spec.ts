import { expect, test, type Page } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { listenToConsole, shiftsOf, watchShifts } from '../support/browser.ts';
import { configure, eventsNamed, PROVIDER, recordCalls } from '../support/services.ts';

const ID = 'G-TEST01';

test.describe('where consent is asked for', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Analytics' });

  test.beforeEach(async ({ page }) => {
    await page.route(PROVIDER, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await configure(page, { analytics: { id: ID, consent: true } });
  });

  for (const [width, mode] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`the banner passes axe and moves nothing: ${width} px, ${mode}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const consoleMessages = listenToConsole(page);
      await watchShifts(page);
      await page.addInitScript((kept) => localStorage.setItem('mui-mode', kept), mode);
      await page.goto('/x/react-charts/');
      await expect(banner(page)).toBeVisible();
      const box = await banner(page).boundingBox();
      expect(box?.width).toBeLessThan(width);
      expect(await axe(page)).toEqual([]);
      expect(await shiftsOf(page)).toEqual([]);
      expect(consoleMessages).toEqual([]);
    });
  }

  test('all is held back until the reader agrees, and the answer is kept', async ({ page }) => {
    const calls = await recordCalls(page);
    await page.goto('/x/react-charts/');
    await expect(banner(page)).toBeVisible();
    await page.getByRole('navigation', { name: 'Products' }).getByText('Tree View').click();
    await expect(page).toHaveTitle(/Tree View/);
    await page.waitForTimeout(300);
    expect(calls).toEqual([]);
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0);
    await page.keyboard.press('Tab');
    await banner(page).getByRole('button', { name: 'Allow' }).focus();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect
      .poll(() => eventsNamed(calls, 'page_view'))
      .toMatchObject([
        { page_location: '/x/react-charts/' },
        { page_location: '/x/react-tree-view/' },
      ]);
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(1);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('page-content');
    calls.length = 0;
    await page.reload();
    await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(1);
    await expect(banner(page)).toHaveCount(0);
  });

  test('nothing is sent to who declines, now and later', async ({ page }) => {
    const calls = await recordCalls(page);
    await page.goto('/x/react-charts/');
    await banner(page).getByRole('button', { name: 'Decline' }).click();
    await page.reload();
    await page.waitForTimeout(1_500);
    await expect(banner(page)).toHaveCount(0);
    expect(calls).toEqual([]);
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0);
  });

  test('who agreed can take it back in the settings, and agree again', async ({ page }) => {
    const calls = await recordCalls(page);
    await page.goto('/x/react-charts/');
    await banner(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(1);
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1; path=/';
    });
    await page.getByRole('button', { name: 'Settings' }).click();
    const setting = page.getByRole('group', { name: 'Count which pages are read' });
    await expect(setting.getByRole('button', { name: 'Allow' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await setting.getByRole('button', { name: 'Decline' }).click();
    await expect(setting.getByRole('button', { name: 'Decline' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await axe(page)).toEqual([]);
    calls.length = 0;
    expect(await page.evaluate(() => document.cookie)).not.toContain('_ga');
    expect(
      await page.evaluate(
        (id) => (window as unknown as Record<string, unknown>)[id],
        `ga-disable-${ID}`,
      ),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Products' }).getByText('Tree View').click();
    await expect(page).toHaveTitle(/Tree View/);
    await page.reload();
    await page.waitForTimeout(1_500);
    expect(calls).toEqual([]);
    expect(await page.locator('script[src*="googletagmanager"]').count()).toBe(0);
    await expect(banner(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Settings' }).click();
    await setting.getByRole('button', { name: 'Allow' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'Products' }).getByText('Charts').click();
    await expect
      .poll(() => eventsNamed(calls, 'page_view'))
      .toMatchObject([{ page_location: '/x/react-charts/' }]);
  });

  test('a crash is told all the same: it says nothing of the reader', async ({ page }) => {
    const calls = await recordCalls(page);
    await configure(page, { ads: null, analytics: { consent: true } });
    await page.goto('/x/react-data-grid/sorting/');
    await expect(banner(page)).toBeVisible();
    await expect.poll(() => calls).toEqual([['event', 'ad', { eventAction: 'crash' }]]);
  });

  test('the answer holds for the document when storage is refused', async ({ page }) => {
    const calls = await recordCalls(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    });
    await page.goto('/x/react-charts/');
    await banner(page).getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => eventsNamed(calls, 'page_view')).toHaveLength(1);
  });
});
