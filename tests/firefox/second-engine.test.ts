import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveExport, type MeasuredSite } from '../support/measuredSite.ts';
import { startEngines, type Engines, type Tab } from './engines.ts';
import { differencesOfLooks, looksOf } from './looks.ts';
import { READ_PAGES } from './pages.ts';
import { differenceOfPictures, mount, openPage, pictureOf, stagesOf, wordsOf } from './reading.ts';
import { testUse } from './use.ts';

/*
 * Firefox shows the site as Chromium does. All else that is tested of a page is tested in Chromium alone; what the site
 * needs of a browser stands in `docs/browsers.md`.
 */

/** The share of squares of a window that may differ: a button's text, at most. */
const DIFFERENT = 0.005;

const PATIENT = { timeout: 15_000 };

/** Two browsers and a server, on a machine that has other things to do. */
const START_MS = 180_000;

let site: MeasuredSite;
let engines: Engines;

beforeAll(async () => {
  [site, engines] = await Promise.all([serveExport(), startEngines()]);
}, START_MS);

afterAll(async () => {
  site?.stop();
  await engines?.close();
});

/** Does the same in both browsers at once. @returns what came of it in Firefox, and in Chromium. */
const inBoth = <T>(act: (tab: Tab) => Promise<T>): Promise<[T, T]> =>
  Promise.all([act(engines.firefox), act(engines.chromium)]);

const expectSamePicture = () =>
  expect
    .poll(
      async () => differenceOfPictures(...(await inBoth(({ page }) => pictureOf(page)))),
      PATIENT,
    )
    .toBeLessThan(DIFFERENT);

describe('a page looks as in Chromium, and the console is clean', () => {
  it.each(READ_PAGES)('$kind: $route', async (read) => {
    await inBoth(({ page }) => openPage(page, site.origin, read));
    const [one, other] = await inBoth(({ page }) => looksOf(page));
    expect(one.length).toBeGreaterThan(5);
    expect(differencesOfLooks(one, other)).toEqual([]);
    await expectSamePicture();
    for (let at = 0; at < (read.demos ?? 0); at += 1) {
      const stages = await inBoth(async ({ page }) => {
        const stage = (await stagesOf(page))[at];
        if (stage === undefined) throw new Error(`${read.route} has no demo ${at + 1}.`);
        await mount(page, stage);
        return stage;
      });
      // Rows may come from a server that the demo has made up.
      await expect
        .poll(async () => {
          const [here, there] = await Promise.all(stages.map(wordsOf));
          return here === there ? 'the same' : `${here} – ${there}`;
        }, PATIENT)
        .toBe('the same');
      await expectSamePicture();
    }
    expect(await engines.firefox.takeSaid()).toEqual([]);
  });
});

testUse(() => ({ engines, origin: site.origin }));
