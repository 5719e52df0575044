import { build } from 'esbuild';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import config from '../playwright.config.ts';
import { median, openPage } from './site.ts';

const ROUNDS = 7;
/** Between steps, so that no throttle, effect or measurement of the last one runs in the next. */
export const PAUSE_MS = 150;

/** A module for the browser, and the global variable by which steps reach what it exports. */
interface StageModule {
  entry: string;
  globalName: string;
}

async function bundle({ entry, globalName }: StageModule): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    format: 'iife',
    globalName,
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`esbuild has not written ${entry}.`);
  return file.text;
}

/** Runs `measure` on an empty page with the module, in a Chromium of its own. */
export async function withStage(
  module: StageModule,
  measure: (page: Page, session: CDPSession) => Promise<void>,
): Promise<void> {
  const browser = await chromium.launch(config.use?.launchOptions ?? {});
  try {
    const page = await openPage(browser);
    await page.setContent('<body></body>');
    await page.addScriptTag({ content: await bundle(module) });
    await measure(page, await page.context().newCDPSession(page));
  } finally {
    await browser.close();
  }
}

/**
 * The median time of each step. They take turns, so that what else the machine does falls on all of them, and a first
 * round is left out.
 */
export async function compare<Name extends string>(
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
export function print(times: Readonly<Record<string, number>>, unit: string): void {
  const [first = NaN] = Object.values(times);
  for (const [name, time] of Object.entries(times)) {
    console.log(`${name}: ${time.toFixed(1)} ${unit} (× ${(time / first).toFixed(2)})`);
  }
}

const MEGABYTE = 1_048_576;

/** Megabytes of the heap after a collection. */
export async function heap(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MEGABYTE;
}

/** Megabytes of the heap and of the browser's own objects, such as elements, after a collection. */
export async function heapWithElements(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize } = await session.send('Runtime.getHeapUsage');
  return (usedSize + embedderHeapUsedSize) / MEGABYTE;
}

/**
 * Milliseconds that the main thread has worked on the page so far: `ScriptDuration` leaves out what runs after a promise,
 * as the end of each edit does. It also has style, layout and paint. The session needs `Performance.enable`.
 */
export async function busyTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'TaskDuration');
  if (metric === undefined) throw new Error('Chromium has not counted TaskDuration.');
  return metric.value * 1_000;
}
