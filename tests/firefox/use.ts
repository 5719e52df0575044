import { describe, expect, it } from 'vitest';
import type { Page } from 'puppeteer-core';
import type { Engines } from './engines.ts';
import { differencesOfLooks, looksOf } from './looks.ts';
import { mount, openPage, stagesOf } from './reading.ts';
import {
  choose,
  expectSeen,
  expectText,
  frameOfEdited,
  hasFocus,
  placeOfWord,
  press,
  write,
} from './working.ts';

const SORTING = '/x/react-data-grid/sorting/';
const GRID = '/x/api/data-grid/data-grid/';
const BARS = '/x/react-charts/bars/';
const PHONE = { width: 390, height: 844 } as const;
const SCREEN = { width: 1440, height: 900 } as const;

const PATIENT = { timeout: 20_000 };

const EDITED = 'export default function Demo() { return <p>Written in Firefox</p>; }';

/** What is written with standards that came late: each works in Firefox, and says nothing on the console. */
export function testUse(started: () => { engines: Engines; origin: string }): void {
  const inFirefox = (title: string, route: string, act: (page: Page) => Promise<void>): void =>
    it(`${title}`, async () => {
      const { engines, origin } = started();
      const { page, takeSaid } = engines.firefox;
      await page.setViewport(SCREEN);
      await openPage(page, origin, { route });
      await act(page);
      expect(await takeSaid()).toEqual([]);
    });

  describe('in Firefox', () => {
    inFirefox('the search finds a prop, and leads to it by keyboard', SORTING, async (page) => {
      await expect
        .poll(async () => {
          await page.keyboard.press('/');
          return page.$eval(':focus', (focused) => focused.role).catch(String);
        }, PATIENT)
        .toBe('combobox');
      await page.$eval(':focus', (field) => (field as HTMLInputElement).select());
      await page.keyboard.type('row selection model');
      await expectText(page, '[role="option"]', 'rowSelectionModel');
      await page.keyboard.press('Enter');
      await page.waitForFunction(() => location.hash === '#data-grid-prop-rowSelectionModel');
      await expectSeen(page, '[id="data-grid-prop-rowSelectionModel"]');
      await expectSeen(page, '[role="combobox"]', false);
    });

    inFirefox('a choice of code is kept, here and on the next page', SORTING, async (page) => {
      // On a machine that is busy for seconds a press is lost; a reader presses again.
      const chooseInDemo = (value: 'TS' | 'JS') =>
        expect
          .poll(async () => {
            await press(page, `.demo-tools [data-set="codeVariant"][data-value="${value}"]`);
            return page.$eval('html', (root) => root.getAttribute('data-code'));
          }, PATIENT)
          .toBe(value);
      await expectSeen(page, 'pre.ts');
      await chooseInDemo('JS');
      await expectSeen(page, 'pre.ts', false);
      await openPage(page, started().origin, { route: BARS });
      await expectSeen(page, 'pre.ts', false);
      await chooseInDemo('TS');
      await expectSeen(page, 'pre.ts');
    });

    it('light-dark(): every color of a dark page is the one that Chromium shows', async () => {
      const { engines, origin } = started();
      const tabs = [engines.firefox, engines.chromium];
      const looks = await Promise.all(
        tabs.map(async ({ page }) => {
          await openPage(page, origin, { route: SORTING });
          const background = () =>
            page.$eval('body', (body) => getComputedStyle(body).backgroundColor);
          await choose(page, 'mode', 'light');
          await expect.poll(background).toBe('rgb(255, 255, 255)');
          await choose(page, 'mode', 'dark');
          await expect.poll(background).toBe('rgb(20, 23, 26)');
          // From its first paint on.
          await openPage(page, origin, { route: SORTING });
          const dark = await looksOf(page);
          await choose(page, 'mode', 'system');
          return dark;
        }),
      );
      expect(differencesOfLooks(looks[0] ?? [], looks[1] ?? [])).toEqual([]);
      expect(await engines.firefox.takeSaid()).toEqual([]);
    });

    inFirefox('the page is turned from right to left, and back', SORTING, async (page) => {
      const left = () => page.$eval('h1', (title) => title.getBoundingClientRect().x);
      const before = await left();
      await choose(page, 'direction', 'rtl');
      await expect.poll(left).not.toBe(before);
      expect(await page.$eval('html', ({ dir }) => dir)).toBe('rtl');
      await choose(page, 'direction', 'ltr');
      await expect.poll(left).toBe(before);
    });

    inFirefox('a demo is edited and runs in its frame', SORTING, async (page) => {
      const [stage] = await stagesOf(page);
      if (stage === undefined) throw new Error('The page has no demo.');
      await mount(page, stage);
      await press(page, '.demo [data-tool="edit"]');
      await page.waitForSelector('[data-stage][data-live] iframe');
      await page.waitForSelector('.demo .cm-content');
      await write(page, '.demo .cm-content', EDITED);
      await expect
        .poll(() => frameOfEdited(page).$eval('#place', textOf).catch(String))
        .toBe('Written in Firefox');
      await expectText(page, '.demo', 'No type errors');
    });

    inFirefox('popovers of the platform open, and close as they should', SORTING, async (page) => {
      const panel = '#shell-settings';
      await press(page, `[popovertarget="shell-settings"]`);
      await expectSeen(page, `${panel}:popover-open`);
      await page.keyboard.press('Escape');
      await expectSeen(page, panel, false);
      const opener = await page.$('[popovertarget="shell-settings"]');
      expect(opener && (await hasFocus(opener))).toBe(true);
      await press(page, '[popovertarget="shell-versions"]');
      await expectSeen(page, '#shell-versions:popover-open');
      await page.mouse.click(SCREEN.width / 2, SCREEN.height - 20);
      await expectSeen(page, '#shell-versions', false);
      await page.setViewport(PHONE);
      await press(page, '[popovertarget="shell-navigation"]');
      await expectSeen(page, '#shell-navigation:popover-open');
      await press(page, '#shell-navigation [popovertargetaction="hide"]');
      await expectSeen(page, '#shell-navigation', false);
    });

    inFirefox('a type is read beside its prop', GRID, async (page) => {
      const links = await page.$$('main a[href*="/types/#type-"]');
      const shown = await Promise.all(links.map((link) => link.isVisible()));
      const link = links[shown.indexOf(true)];
      if (link === undefined) throw new Error('The page shows no link to a type.');
      await link.click();
      await expectSeen(page, '.type-popover pre');
      await page.keyboard.press('Escape');
      await expectSeen(page, '.type-popover', false);
      expect(await hasFocus(link)).toBe(true);
    });

    inFirefox('a name in code says its type under the pointer', SORTING, async (page) => {
      const place = await placeOfWord(page, '.demo-code[open] pre.ts code', 'columns');
      await page.mouse.move(place.x, place.y, { steps: 3 });
      await expectText(page, '[role="tooltip"]', 'GridColDef');
    });

    inFirefox('container queries: a chart’s picture fits its room', BARS, async (page) => {
      const wide = '.demo-preview .snapshot-wide';
      const narrow = '.demo-preview .snapshot-narrow';
      await expectSeen(page, wide);
      await expectSeen(page, narrow, false);
      await page.setViewport(PHONE);
      await expectSeen(page, narrow);
      await expectSeen(page, wide, false);
    });

    for (const route of [
      SORTING,
      GRID,
      '/x/gallery/',
      '/x/templates/',
      '/x/migration/assistant/',
    ]) {
      inFirefox(`${route} is not wider than a phone`, route, async (page) => {
        await page.setViewport(PHONE);
        await expect
          .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
          .toBeLessThanOrEqual(PHONE.width);
      });
    }
  });
}

const textOf = ({ textContent }: Element): string => textContent ?? '';
