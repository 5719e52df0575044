import { expect, test } from '@playwright/test';
import { adGroup, expectWorkingPage, FEED, openCode, ownLink, PAGE } from '../support/adPage.ts';
import { axe } from '../support/axe.ts';
import { hydrated, shiftsOf, watchShifts } from '../support/browser.ts';
import { configure, eventsNamed, loadDice, recordCalls } from '../support/services.ts';

test.describe('under a demo whose code was opened', () => {
  test('stands one of ours where no list is configured', async ({ page }) => {
    const calls = await recordCalls(page);
    await watchShifts(page);
    await loadDice(page, 0.1);
    await configure(page, { ads: { ratio: 1 } });
    await page.goto(PAGE);
    await expect(ownLink(page)).toBeVisible();
    const box = await openCode(page);
    await expect(box.getByRole('link')).toHaveAttribute('rel', 'noopener sponsored');
    await expect(box.locator('svg')).toHaveCount(0);
    await expect(box).toHaveCSS('height', '126px');
    await page.waitForTimeout(800);
    expect(await shiftsOf(page)).toEqual([]);
    await expect
      .poll(() => eventsNamed(calls, 'ad'))
      .toContainEqual({
        eventAction: 'display',
        eventLabel: 'in-house-demo-inline',
      });
  });

  test('stands nothing in documents of the other shape', async ({ page }) => {
    await loadDice(page, 0.3);
    await page.goto(PAGE);
    await hydrated(page);
    await expect(ownLink(page)).toBeVisible();
    await openCode(page);
    await page.waitForTimeout(500);
    await expect(adGroup(page)).toHaveCount(1);
  });

  test('stands the first ad of the list, its text as text, and the provider counts it', async ({
    page,
  }) => {
    const calls = await recordCalls(page);
    await watchShifts(page);
    await loadDice(page, 0.1);
    const counted: string[] = [];
    await page.route('https://count.example.com/**', (route) => {
      counted.push(route.request().url());
      return route.fulfill({ contentType: 'image/gif', body: '' });
    });
    let asked = 0;
    await page.route(FEED, (route) => {
      asked += 1;
      const ads =
        asked < 4
          ? [{}]
          : [
              { statlink: 'javascript:alert(1)', description: 'hostile', company: 'Evil' },
              {
                company: '<img src=x onerror=alert(1)>',
                description: '<b>Anvils</b> by post',
                statlink: '//srv.example.com/click',
                image: 'http://insecure.example.com/a.png',
                statimp: '//count.example.com/seen',
                pixel: 'https://count.example.com/p?[timestamp]||javascript:alert(2)',
                timestamp: '1700000000',
              },
            ];
      return route.fulfill({
        json: { ads },
        headers: { 'access-control-allow-origin': '*' },
      });
    });
    page.on('dialog', (dialog) => counted.push(dialog.message()));
    await configure(page, { ads: { feed: FEED, ratio: 1 } });
    await page.goto(PAGE);
    await expect(ownLink(page)).toBeVisible();
    const box = await openCode(page);
    const link = box.getByRole('link');
    await expect(link).toContainText('<img src=x onerror=alert(1)> <b>Anvils</b> by post');
    await expect(link).toHaveAttribute('href', 'https://srv.example.com/click');
    await expect(link.locator('img, b')).toHaveCount(0);
    expect(asked).toBe(4);
    await expect
      .poll(() => counted.toSorted())
      .toEqual(['https://count.example.com/p?1700000000', 'https://count.example.com/seen']);
    await expect
      .poll(() => eventsNamed(calls, 'ad'))
      .toContainEqual({
        eventAction: 'display',
        eventLabel: 'carbon-demo-inline',
      });
    expect(await shiftsOf(page)).toEqual([]);
    expect(await axe(page)).toEqual([]);
  });

  test('stands nothing when the list stays empty: it was asked eleven times', async ({ page }) => {
    await loadDice(page, 0.1);
    let asked = 0;
    await page.route(FEED, (route) => {
      asked += 1;
      return route.fulfill({ json: { ads: [] }, headers: { 'access-control-allow-origin': '*' } });
    });
    await configure(page, { ads: { feed: FEED } });
    await page.goto(PAGE);
    await expect(ownLink(page)).toBeVisible();
    const box = await openCode(page);
    await expect.poll(() => asked).toBe(11);
    await page.waitForTimeout(500);
    expect(asked).toBe(11);
    await expect(box).toBeEmpty();
  });

  for (const [name, body] of [
    ['fails', undefined],
    ['is no JSON', '<!doctype html>'],
    ['is endless', `{"ads":[${'{},'.repeat(100_000)}{}]}`],
  ] as const) {
    test(`stands nothing when the list ${name}`, async ({ page }) => {
      await loadDice(page, 0.1);
      let asked = 0;
      await page.route(FEED, (route) => {
        asked += 1;
        return body === undefined
          ? route.abort()
          : route.fulfill({ body, headers: { 'access-control-allow-origin': '*' } });
      });
      await configure(page, { ads: { feed: FEED } });
      await page.goto(PAGE);
      await expect(ownLink(page)).toBeVisible();
      const box = await openCode(page);
      await page.waitForTimeout(500);
      expect(asked).toBe(1);
      await expect(box).toBeEmpty();
      await expectWorkingPage(page);
    });
  }
});
