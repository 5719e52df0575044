import type { CDPSession, Page } from '@playwright/test';
import type * as Stage from './charts/stage.tsx';
import { busyTime, compare, heapWithElements, PAUSE_MS, print, withStage } from './stage.ts';

declare global {
  var chartsBench: typeof Stage;
}

const MODULE = { entry: 'bench/charts/stage.tsx', globalName: 'chartsBench' };
const COUNTS = [1_000, 10_000] as const;
/** Moves of the pointer in one step. */
const MOVES = 10;

const CHARTS: readonly Omit<Stage.Setup, 'count'>[] = [
  { variant: 'LineChart', sampled: false },
  { variant: 'LineChart, no marks', sampled: false },
  { variant: 'LineChart, no marks, linear', sampled: false },
  { variant: 'LineChart, no marks, linear', sampled: true },
  { variant: 'ScatterChart', sampled: false },
  { variant: 'ScatterChart', sampled: true },
  { variant: 'ScatterChart, svg-batch', sampled: false },
  { variant: 'Canvas below the axes', sampled: false },
];

const SETUPS: readonly Stage.Setup[] = CHARTS.flatMap((chart) =>
  COUNTS.map((count) => ({ ...chart, count })),
);

const titleOf = ({ variant, sampled, count }: Stage.Setup): string =>
  `${variant}, ${sampled ? 'a sample of ' : ''}${count}`;

/** Until what the step before has changed is painted: the second frame begins when the first one is done. */
async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      }),
  );
  await page.waitForTimeout(PAUSE_MS);
}

/** Milliseconds that the main thread works on a step, with layout and paint. */
async function timeOf(page: Page, session: CDPSession, step: () => Promise<void>): Promise<number> {
  const before = await busyTime(session);
  await step();
  await painted(page);
  return (await busyTime(session)) - before;
}

const prepare = (page: Page, setup: Stage.Setup, round: number): Promise<void> =>
  page.evaluate(([options, now]) => chartsBench.prepare(options, now), [setup, round] as const);

const mount = (page: Page, { variant }: Stage.Setup): Promise<void> =>
  page.evaluate((name) => chartsBench.mount(name), variant);

const unmount = (page: Page): Promise<void> => page.evaluate(() => chartsBench.unmount());

/** Moves over the chart from left to right, a frame for each. */
async function movePointer(page: Page): Promise<void> {
  const { x, y } = await page.evaluate(() => chartsBench.place());
  for (let move = 1; move <= MOVES; move += 1) {
    await page.mouse.move(x + 100 + move * 50, y + 150);
    await page.evaluate(
      () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())),
    );
  }
}

type Measure = (page: Page, session: CDPSession, setup: Stage.Setup) => Step;
type Step = (round: number) => Promise<number>;

const MEASURES: Readonly<Record<string, Measure>> = {
  'First render': (page, session, setup) => async (round) => {
    await prepare(page, setup, round);
    const time = await timeOf(page, session, () => mount(page, setup));
    await unmount(page);
    return time;
  },
  'Other values': (page, session, setup) => async (round) => {
    await prepare(page, setup, round);
    await mount(page, setup);
    await painted(page);
    await prepare(page, setup, round + 1);
    const time = await timeOf(page, session, () => page.evaluate(() => chartsBench.change()));
    await unmount(page);
    return time;
  },
  'A move of the pointer': (page, session, setup) => async (round) => {
    await prepare(page, setup, round);
    await mount(page, setup);
    await painted(page);
    const time = await timeOf(page, session, () => movePointer(page));
    await page.mouse.move(0, 0);
    await unmount(page);
    return time / MOVES;
  },
};

async function benchTimes(page: Page, session: CDPSession): Promise<void> {
  for (const [name, measure] of Object.entries(MEASURES)) {
    const steps = SETUPS.map(
      (setup) => [`${name}: ${titleOf(setup)}`, measure(page, session, setup)] as const,
    );
    print(await compare(page, Object.fromEntries(steps)), 'ms');
  }
}

/** The size of a chart, on a page where no other chart has been. */
async function benchSize(setup: Stage.Setup): Promise<{ elements: number; memory: number }> {
  let size = { elements: NaN, memory: NaN };
  await withStage(MODULE, async (page, session) => {
    await prepare(page, setup, 0);
    const before = await heapWithElements(session);
    await mount(page, setup);
    await painted(page);
    size = {
      elements: await page.evaluate(() => chartsBench.countElements()),
      memory: (await heapWithElements(session)) - before,
    };
  });
  return size;
}

async function benchSizes(): Promise<void> {
  const memory: Record<string, number> = {};
  for (const setup of SETUPS) {
    const size = await benchSize(setup);
    console.log(`Elements: ${titleOf(setup)}: ${size.elements}`);
    memory[`Memory: ${titleOf(setup)}`] = size.memory;
  }
  print(memory, 'MB');
}

/** Line and scatter charts of up to 10,000 values, all of them or a sample, in the production build of the packages. */
export async function benchCharts(): Promise<void> {
  await withStage(MODULE, async (page, session) => {
    await session.send('Performance.enable');
    await benchTimes(page, session);
  });
  await benchSizes();
}
