import { test as base, expect, type BrowserContext } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { prosePages } from '../support/pages.ts';
import { differenceOf } from './compare.ts';
import { MOVING } from './moving.ts';
import { demosOf, kindsOfPages, picturedIn, type PicturedPage } from './pictured.ts';
import { openStill } from './still.ts';
import { enlarged, isStored, listStored, readStored } from './stored.ts';
import { showDemos, type Take, type View } from './take.ts';
import { canCompare, inTurn, readTurn } from './turn.ts';

/*
 * Every demo looks as it did, in the light, in the dark, and from right to left on a phone, and so does a page of each kind.
 * A tenth of the pages is compared in each run, those that were asked for in any case.
 */

interface PerWorker {
  still: BrowserContext;
}

const test = base.extend<object, PerWorker>({
  still: [
    async ({ browser }, use, { project }) => {
      const context = await openStill(browser, project.use.baseURL ?? '');
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const areAsked = process.env['TEST_PAGES'] !== undefined;
const turn = areAsked ? 'all' : readTurn(process.env['TEST_PICTURES'] ?? '');
const compared = <Item>(items: readonly Item[]): Item[] =>
  canCompare(process.platform, findChromium()) ? inTurn(items, turn) : [];
const pages = prosePages().filter(({ demos }) => demos.length > 0);

/** Tries until what is still on its way has come: a machine has moments in which nothing moves. */
const TRIES_MS = [0, 500, 1000, 2000, 4000];

/** What goes on by itself has changed by then. */
const MOVES_WITHIN_MS = 20_000;

/** What to do about pictures of a page, as a sentence. */
const refresh = (key: string): string =>
  `Look at what is attached. If it is as it should be, run "npm run pictures -- ${key}".`;

/** What differs from the stored pictures in a view, in sentences. The pictures are attached to the test. */
async function differences(key: string, view: View, take: Take): Promise<string[]> {
  let said: string[] = [];
  for (const wait of TRIES_MS) {
    await new Promise((passed) => setTimeout(passed, wait));
    said = [];
    const isLast = wait === TRIES_MS.at(-1);
    for (const [name, { reduced, whole }] of await take()) {
      const stored = await readStored({ key, name }, view);
      if (stored === undefined) throw new Error(`There is no stored picture of ${name}.`);
      const difference = differenceOf(stored, reduced);
      if (difference === undefined) continue;
      said.push(`${name}, ${view}: ${difference}`);
      if (isLast) {
        await attach(`${name}-${view}-now`, await whole());
        await attach(`${name}-${view}-stored`, await enlarged(stored));
      }
    }
    if (said.length === 0) break;
  }
  return said;
}

const attach = (name: string, body: Buffer): Promise<void> =>
  test.info().attach(name, { body, contentType: 'image/png' });

/** There are pictures of all of it. */
function expectStored(pictured: readonly PicturedPage[]): void {
  const missing = picturedIn(pictured).filter((one) => !isStored(one));
  const keys = [...new Set(missing.map(({ key }) => key))].join(' ');
  const remedy = `Run "npm run pictures -- ${keys}", look at the pictures, and commit them.`;
  expect(
    missing.map(({ key, name }) => `${key}/${name}`),
    remedy,
  ).toEqual([]);
}

async function expectAsStored(
  page: PicturedPage,
  context: BrowserContext,
  origin: string,
): Promise<void> {
  const { key, show } = page;
  expectStored([page]);
  await show(context, origin, async (view, take) => {
    expect.soft(await differences(key, view, take), refresh(key)).toEqual([]);
  });
}

for (const page of compared(pages)) {
  test(`${page.route} looks as it did`, async ({ still, baseURL }) => {
    test.slow();
    await expectAsStored(demosOf(page), still, baseURL ?? '');
  });
}

for (const kind of areAsked ? [] : compared(kindsOfPages)) {
  test(`a page of the kind “${kind.names.join()}” looks as it did`, async ({ still, baseURL }) => {
    await expectAsStored(kind, still, baseURL ?? '');
  });
}

for (const { route, demos } of compared(pages)) {
  for (const name of demos.filter((demo) => MOVING[demo] !== undefined)) {
    test(`${route} has ${name}, which does not hold still`, async ({ still, baseURL }) => {
      const origin = baseURL ?? '';
      await showDemos(still, { origin, route, demos: [name] }, async (view, take) => {
        if (view !== 'light') return;
        const before = (await take()).get(name)?.reduced;
        await expect(async () => {
          const now = (await take()).get(name)?.reduced;
          if (before === undefined || now === undefined) throw new Error('There is no picture.');
          const said = `${name} holds still: take it out of tests/pictures/moving.ts.`;
          expect(differenceOf(before, now), said).toBeDefined();
        }).toPass({ timeout: MOVES_WITHIN_MS });
      });
    });
  }
}

if (!areAsked) {
  const all = [...pages.map(demosOf), ...kindsOfPages];

  test('there is a stored picture of every demo, and of every kind of page', () => {
    expectStored(all);
  });

  test('each stored picture is of a demo that there is, and so is each entry of what moves', () => {
    const known = new Set(picturedIn(all).map(({ key, name }) => `${key}/${name}`));
    const strays = listStored().filter(({ key, name }) => !known.has(`${key}/${name}`));
    expect.soft(strays, 'Run "npm run pictures -- --missing", which removes them.').toEqual([]);
    const demos = new Set(pages.flatMap((page) => page.demos));
    const gone = Object.keys(MOVING).filter((name) => !demos.has(name));
    expect(gone, 'Take them out of tests/pictures/moving.ts.').toEqual([]);
  });
}
