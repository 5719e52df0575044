import type { CDPSession, Page } from '@playwright/test';
import type * as Stage from './rows/stage.tsx';
import { compare, heap, PAUSE_MS, print, withStage } from './stage.ts';

declare global {
  var rowsBench: typeof Stage;
}

const MODULE = { entry: 'bench/rows/stage.tsx', globalName: 'rowsBench' };
const SIZES = [1, 100, 1_000] as const;
const BURST = 20;
/** How many rows the updates change whose memory is measured, and after how many of them. */
const UPDATED = 1_000;
const CALLS = [1, 20, 100] as const;

async function benchMounts(page: Page, session: CDPSession): Promise<void> {
  const memory: Record<string, number> = {};
  const step = (variant: Stage.Variant) => async () => {
    const before = await heap(session);
    const time = await page.evaluate((name) => rowsBench.mount(name), variant);
    await page.waitForTimeout(PAUSE_MS);
    memory[`Memory, ${variant}`] = (await heap(session)) - before;
    await page.evaluate(() => rowsBench.unmount());
    return time;
  };
  const times = await compare(page, {
    'First render, plain': step('plain'),
    'First render, number': step('number'),
    'First render, auto': step('auto'),
    'First render, panels': step('panels'),
  });
  print(times, 'ms');
  print(memory, 'MB');
}

async function benchUpdates(page: Page): Promise<void> {
  const update = (size: number) => (round: number) =>
    page.evaluate(([count, now]) => rowsBench.update(count, now), [size, round] as const);
  await page.evaluate(() => rowsBench.mount('plain'));
  const times = await compare(page, {
    'New rows array, one row changed': (round) =>
      page.evaluate((now) => rowsBench.replaceRows(now), round),
    ...Object.fromEntries(SIZES.map((size) => [`updateRows of ${size}`, update(size)])),
  });
  print(times, 'ms');
  await page.evaluate(() => rowsBench.unmount());
}

type Update = (page: Page, round: number) => Promise<number>;

const UPDATES: Readonly<Record<string, Update>> = {
  [`updateRows of ${UPDATED}`]: (page, round) =>
    page.evaluate(([count, now]) => rowsBench.update(count, now), [UPDATED, round] as const),
  'a new rows array': (page, round) => page.evaluate((now) => rowsBench.replaceRows(now), round),
};

/**
 * What stays in memory after updates, compared with the grid before them, on a page where no other grid has been. What stays
 * after many of them tells a copy that is kept from one that is kept each time.
 */
async function benchUpdateMemory(name: string, update: Update): Promise<void> {
  await withStage(MODULE, async (page, session) => {
    const empty = await heap(session);
    await page.evaluate(() => rowsBench.mount('plain'));
    await page.waitForTimeout(PAUSE_MS);
    const memory = { 'Memory before updates': (await heap(session)) - empty };
    let calls = 0;
    for (const until of CALLS) {
      for (; calls < until; calls += 1) await update(page, calls);
      await page.waitForTimeout(PAUSE_MS);
      Object.assign(memory, { [`After ${until} of ${name}`]: (await heap(session)) - empty });
    }
    print(memory, 'MB');
  });
}

async function benchBursts(page: Page): Promise<void> {
  const step = (variant: Stage.Variant) => async () => {
    await page.evaluate((name) => rowsBench.mount(name), variant);
    await page.waitForTimeout(PAUSE_MS);
    const time = await page.evaluate((calls) => {
      let sum = 0;
      for (let call = 0; call < calls; call += 1) sum += rowsBench.update(100, call);
      return sum;
    }, BURST);
    await page.evaluate(() => rowsBench.unmount());
    return time;
  };
  const times = await compare(page, {
    [`${BURST} calls of updateRows with 100 rows`]: step('plain'),
    'The same calls, throttled': step('throttled'),
  });
  print(times, 'ms');
}

async function benchPanels(page: Page): Promise<void> {
  await page.evaluate(() => rowsBench.mount('panels'));
  const times = await compare(page, {
    'Opening or closing a panel': () => page.evaluate(() => rowsBench.togglePanel()),
    'A render with an inline getDetailPanelContent': () =>
      page.evaluate(() => rowsBench.renderInline()),
  });
  print(times, 'ms');
  await page.evaluate(() => rowsBench.unmount());
}

/** Row updates, row heights and detail panels of a grid with 100,000 rows, in the production build of the packages. */
export async function benchRows(): Promise<void> {
  await withStage(MODULE, async (page, session) => {
    await benchMounts(page, session);
    await benchUpdates(page);
    await benchBursts(page);
    await benchPanels(page);
  });
  for (const [name, update] of Object.entries(UPDATES)) await benchUpdateMemory(name, update);
}
