import type { CDPSession, Page } from '@playwright/test';
import type * as Editing from './rows/editing.tsx';
import { busyTime, compare, heap, PAUSE_MS, print, withStage } from './stage.ts';

declare global {
  var editingBench: typeof Editing;
}

const MODULE = { entry: 'bench/rows/editing.tsx', globalName: 'editingBench' };
const COUNTS = [1_000, 10_000, 100_000] as const;
const WAYS = ['rows', 'processRowUpdate', 'processRowUpdate and rows'] as const;
/** Long enough for all renders that an edit of 100,000 rows causes. */
const SETTLED_MS = 400;
const EDITS = 10;

interface Setup {
  way: Editing.Way;
  count: number;
  sorted: boolean;
}

/** Changes the first row once. @returns the milliseconds of the main thread from saving to the last render. */
async function changeOnce(
  page: Page,
  session: CDPSession,
  { way, goods }: { way: Editing.Way; goods: string },
): Promise<number> {
  if (way !== 'rows') {
    await page.evaluate(() => editingBench.open());
    await page.waitForTimeout(PAUSE_MS);
    await page.evaluate((text) => editingBench.type(text), goods);
    await page.waitForTimeout(PAUSE_MS);
  }
  const before = await busyTime(session);
  if (way === 'rows') await page.evaluate((text) => editingBench.replaceRows(text), goods);
  else await page.evaluate(() => editingBench.commit());
  await page.waitForTimeout(SETTLED_MS);
  const time = (await busyTime(session)) - before;
  const shown = await page.evaluate(() => editingBench.edited());
  if (shown.goods !== goods || !shown.closed) {
    throw new Error(`The edit "${goods}" has not arrived by ${way}: ${JSON.stringify(shown)}.`);
  }
  return time;
}

/** The grid is mounted for each measurement, so that all of them start from the same state. */
const step =
  (page: Page, session: CDPSession, setup: Setup) =>
  async (round: number): Promise<number> => {
    await page.evaluate((options) => editingBench.mount(options), setup);
    await page.waitForTimeout(SETTLED_MS);
    const time = await changeOnce(page, session, { way: setup.way, goods: `Round ${round}` });
    await page.evaluate(() => editingBench.unmount());
    return time;
  };

/** All ways to save one edit in the same grid, which take turns. */
async function benchCommits(
  page: Page,
  session: CDPSession,
  { count, sorted }: { count: number; sorted: boolean },
): Promise<void> {
  const title = `${count} rows${sorted ? ', sorted' : ''}`;
  const steps = WAYS.map(
    (way) => [`${title}: ${way}`, step(page, session, { way, count, sorted })] as const,
  );
  print(await compare(page, Object.fromEntries(steps)), 'ms');
}

/** What stays in memory after edits, compared with the grid itself, on a page where no other grid has been. */
async function benchMemory(way: Editing.Way): Promise<void> {
  await withStage(MODULE, async (page, session) => {
    await session.send('Performance.enable');
    const empty = await heap(session);
    const setup: Setup = { way, count: 100_000, sorted: false };
    await page.evaluate((options) => editingBench.mount(options), setup);
    await page.waitForTimeout(SETTLED_MS);
    await changeOnce(page, session, { way, goods: 'The first edit' });
    const mounted = (await heap(session)) - empty;
    for (let edit = 0; edit < EDITS; edit += 1) {
      await changeOnce(page, session, { way, goods: `Edit ${edit}` });
    }
    const after = (await heap(session)) - empty;
    print({ [`Memory, ${way}`]: mounted, [`The same after ${EDITS} more edits`]: after }, 'MB');
  });
}

/** What it costs to save one edit in grids of several sizes, in the production build of the packages. */
export async function benchEditing(): Promise<void> {
  await withStage(MODULE, async (page, session) => {
    await session.send('Performance.enable');
    for (const count of COUNTS) await benchCommits(page, session, { count, sorted: false });
    await benchCommits(page, session, { count: 100_000, sorted: true });
  });
  for (const way of WAYS) await benchMemory(way);
}
