import { build } from 'esbuild';
import type { CDPSession, Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import config from '../playwright.config.ts';
import type * as Stage from './rows/stage.tsx';
import { median, openPage } from './site.ts';

declare global {
  var rowsBench: typeof Stage;
}

const ROUNDS = 7;
/** Between steps, so that no throttle, effect or measurement of the last one runs in the next. */
const PAUSE_MS = 150;
const SIZES = [1, 100, 1_000] as const;
const BURST = 20;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['bench/rows/stage.tsx'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'rowsBench',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error('esbuild has not written bench/rows/stage.tsx.');
  return file.text;
}

/**
 * The median time of each step. They take turns, so that what else the machine does falls on all of them, and a first
 * round is left out.
 */
async function compare<Name extends string>(
  page: Page,
  steps: Readonly<Record<Name, (round: number) => Promise<number>>>,
): Promise<Record<string, number>> {
  const times: Record<string, number[]> = {};
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, step] of Object.entries<(round: number) => Promise<number>>(steps)) {
      await page.waitForTimeout(PAUSE_MS);
      const time = await step(round);
      if (round > 0) (times[name] ??= []).push(time);
    }
  }
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all)]));
}

/** Prints times, and their ratio to the first one. */
function print(times: Readonly<Record<string, number>>, unit: string): void {
  const [first = NaN] = Object.values(times);
  for (const [name, time] of Object.entries(times)) {
    console.log(`${name}: ${time.toFixed(1)} ${unit} (× ${(time / first).toFixed(2)})`);
  }
}

/** Megabytes of the heap after a collection. */
async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1_048_576;
}

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
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const page = await openPage(browser);
    await page.setContent('<body></body>');
    await page.addScriptTag({ content: await bundle() });
    const session = await page.context().newCDPSession(page);
    await benchMounts(page, session);
    await benchUpdates(page);
    await benchBursts(page);
    await benchPanels(page);
  } finally {
    await browser.close();
  }
}
