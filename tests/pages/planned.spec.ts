import { expect, test } from '@playwright/test';
import { axe } from '../support/axe.ts';
import { expectNoOverflow, listenToConsole } from '../support/browser.ts';
import { box } from '../support/searchBox.ts';
import { plannedPages, prosePages } from '../support/pages.ts';

const subject = plannedPages().find(({ html }) => html.includes('href="/x/api/'));
const link = /<a href="([^"#]*)[^"]*" data-planned=""/;
const prose = prosePages().find(({ html }) => link.test(html));

test('a link to a page that is not written says so, and leads to what there is', async ({
  page,
}) => {
  const consoleMessages = listenToConsole(page);
  await page.goto(prose?.route ?? '');
  const planned = page.locator('a[data-planned]').first();
  await expect(planned).toContainText('(planned)');
  await planned.click();
  await expect(page.locator('main[data-planned]')).toBeVisible();
  await expect(page.getByText('This page is planned but not written yet.')).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test('a planned page leads to the reference and to the search', async ({ page }) => {
  const consoleMessages = listenToConsole(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(subject?.route ?? '');
  await expectNoOverflow(page);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: /^Search for/ }).click();
  await expect(page).toHaveURL(/\/x\/search\/\?q=/);
  await expect(box(page)).toHaveValue(subject?.title ?? '');
  expect(consoleMessages).toEqual([]);
});
