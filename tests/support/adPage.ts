import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { pointAt } from './browser.ts';

/** A page that carries ads and has demos. */
export const PAGE = '/x/react-data-grid/sorting/';
export const SCRIPT = 'https://cdn.carbonads.com/carbon.js?serve=TEST&placement=test';
export const FEED = 'https://srv.example.com/ads/TEST.json';

/** What the provider's script does: it finds its own element and puts the ad beside it. */
export const providerScript = (link = 'https://srv.example.com/click'): string => `
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<span><a href="${link}" target="_blank">Anvils by post</a></span>';
  document.getElementById('_carbonads_js').after(ad);`;

export const serveScript = (page: Page, body: string): Promise<unknown> =>
  page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body }));

/** The room that the page keeps for its ad. */
export const room = (page: Page): Locator => page.locator('.ad-rail > .ad-box');
export const adGroup = (page: Page): Locator =>
  page.getByRole('main').getByRole('group', { name: 'Advertisement' });
export const ownLink = (page: Page): Locator => adGroup(page).getByRole('link');
export const adFrame = (page: Page): FrameLocator =>
  page.frameLocator('iframe[title="Advertisement"]');

/** The rest of the site works: demos are drawn, links lead on, preferences are kept. */
export async function expectWorkingPage(page: Page): Promise<void> {
  await pointAt(page.locator('[data-stage]').first());
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'Products' }).getByText('Charts').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Charts');
}

/** Opens the first code that is folded. @returns the ad's box in the place under the demo. */
export async function openCode(page: Page): Promise<Locator> {
  const demo = page.locator('.demo', { has: page.locator('.demo-code:not([open])') }).first();
  const name = await demo.getAttribute('data-demo');
  const found = page.locator(`[data-demo="${name}"]`);
  await found.locator('.demo-code > summary > span').click();
  return found.locator('xpath=following-sibling::*[1]').locator(':scope > div');
}
