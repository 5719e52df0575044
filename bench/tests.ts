/*
 * `npx tsx bench/tests.ts`: what the last `npm test` cost, by what it grows with, and what it would cost when everything
 * that is planned is written. Reads `test-results/steps.json` and `test-results/browser.json`.
 */
import { readFileSync } from 'node:fs';
import { builtPages, playgroundPages, prosePages, referencePages } from '../tests/support/pages.ts';
import { specsOf, type PlaywrightReport } from '../tests/runner/reports.ts';
import type { Outcome } from '../tests/runner/steps.ts';

/** What the site has when every planned page is written. */
const PLANNED = { prose: 198, demos: 1_000 };

const WORKERS = 3;

/** How much of something there is now, and at full content. */
interface Growth {
  what: string;
  now: number;
  planned: number;
}

const demos = prosePages().reduce((sum, page) => sum + page.demos.length, 0);
const grown = PLANNED.prose - prosePages().length;
const PROSE: Growth = { what: 'pages of prose', now: prosePages().length, planned: PLANNED.prose };
const DEMOS: Growth = { what: 'demos', now: demos, planned: PLANNED.demos };
const PAGES: Growth = {
  what: 'pages',
  now: builtPages().length,
  planned: builtPages().length + grown,
};
const FIXED: Growth = { what: 'nothing', now: 1, planned: 1 };
const fixed = (what: string, now: number): Growth => ({ what, now, planned: now });

/** What a file of browser tests grows with; what is not listed stays as it is. */
const FILES: readonly [part: string, growth: Growth][] = [
  ['pages/every-page.spec.ts', PROSE],
  ['pages/no-script.spec.ts', PROSE],
  ['pictures/pictures.spec.ts', PROSE],
  ['reference/reference.spec.ts', fixed('pages of the reference', referencePages().length)],
  ['reference/playground.spec.ts', fixed('playgrounds', playgroundPages().length)],
];

/** What a step of `npm test` grows with; the browser's tests are looked at one by one. */
const STEPS: readonly [part: string, growth: Growth][] = [
  ['compile', DEMOS],
  ['build', PAGES],
  ['built files', PAGES],
  ['sandboxes', DEMOS],
];

interface Cost {
  name: string;
  tests: number;
  seconds: number;
  growth: Growth;
}

const growthOf = (name: string, table: readonly [string, Growth][]): Growth =>
  table.find(([part]) => name.includes(part))?.[1] ?? FIXED;

const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} cannot be read. Run "npm test" first.`, { cause: error });
  }
};

/** Browser tests by file; all specs of demos together, whose number the demos with a spec decide. */
function browserCosts(report: PlaywrightReport): Cost[] {
  const costs = new Map<string, Cost>();
  const tested = new Set<string>();
  for (const { spec, path } of report.suites.flatMap((suite) => specsOf(suite))) {
    const isDemo = spec.tests.some(({ projectName }) => projectName.startsWith('demos'));
    if (isDemo) tested.add(path[0] ?? '');
    const name = isDemo ? 'specs of demos' : (path[0] ?? '');
    const cost = costs.get(name) ?? { name, tests: 0, seconds: 0, growth: growthOf(name, FILES) };
    cost.tests += 1;
    for (const { results } of spec.tests)
      for (const { duration } of results) cost.seconds += duration / 1000;
    costs.set(name, cost);
  }
  const specs = costs.get('specs of demos');
  if (specs !== undefined)
    specs.growth = { what: 'demos with a spec', now: tested.size, planned: PLANNED.demos };
  return [...costs.values()];
}

const later = ({ seconds, growth }: Cost): number => (seconds / growth.now) * growth.planned;
const minutes = (seconds: number): string => (seconds / 60).toFixed(1).padStart(7);

const { wall, outcomes } = read('test-results/steps.json') as { wall: number; outcomes: Outcome[] };
const steps = outcomes
  .filter(({ step }) => step !== 'browser')
  .map(({ step, passed, failed, seconds }): Cost => {
    return { name: step, tests: passed + failed, seconds, growth: growthOf(step, STEPS) };
  });
const tests = browserCosts(read('test-results/browser.json') as PlaywrightReport);

console.log('minutes now, at full content, and for one of what it grows with, in seconds:');
for (const cost of [...steps, ...tests].toSorted((a, b) => later(b) - later(a))) {
  const { name, seconds, growth } = cost;
  const each = (seconds / growth.now).toFixed(2);
  const why = growth === FIXED ? '' : `  ${each} s for each of ${growth.now} ${growth.what}`;
  console.log(`${minutes(seconds)}${minutes(later(cost))}  ${name}, ${cost.tests} tests${why}`);
}

// Steps that stand beside each other share two cores as the browser's workers do.
const browserSeconds = outcomes.find(({ step }) => step === 'browser')?.seconds ?? 0;
const sum = (costs: readonly Cost[], of: (cost: Cost) => number): number =>
  costs.reduce((total, cost) => total + of(cost), 0);
const stepsLater =
  (wall - browserSeconds) * (sum(steps, later) / sum(steps, ({ seconds }) => seconds));
const testsLater = sum(tests, later) / WORKERS;
console.log(
  `\nThe whole: ${minutes(wall)} min now (${minutes(browserSeconds)} of them in the browser); ` +
    `at ${PLANNED.prose} pages and ${PLANNED.demos} demos ${minutes(stepsLater + testsLater)} min.`,
);
