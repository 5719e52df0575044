import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureChromium } from '../scripts/chromium.mjs';
import { median, withSite } from './site.ts';

const ROUNDS = 3;

/** Fetched for the bench alone: nothing else of the project needs it. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Pages with demos, but for the tree: score, and blocking time in milliseconds. */
const DEMOS_BEFORE = '76 to 80; 860 to 1,240';

/** What is measured, the goal, and what it was before demos had pictures. */
const PAGES = [
  { kind: 'text', route: '/x/introduction/licensing/', goal: 100, before: '97' },
  { kind: 'reference', route: '/x/api/data-grid/data-grid/', goal: 99, before: '94' },
  { kind: 'grid', route: '/x/react-data-grid/sorting/', goal: 96, before: DEMOS_BEFORE },
  { kind: 'charts', route: '/x/react-charts/bars/', goal: 96, before: DEMOS_BEFORE },
  { kind: 'picker', route: '/x/react-date-pickers/date-picker/', goal: 96, before: DEMOS_BEFORE },
  {
    kind: 'tree',
    route: '/x/react-tree-view/rich-tree-view/selection/',
    goal: 96,
    before: '73; 1,140',
  },
] as const;

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number } | undefined>;
  runtimeError?: { message: string };
}

/** One run of Lighthouse as it is set for phones, with its own slow network and processor. */
async function audit(address: string): Promise<Report> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'docs-lighthouse-'));
  const flags = ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
  const child = spawn(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${LIGHTHOUSE}`,
      '--',
      'lighthouse',
      address,
      '--output=json',
      '--quiet',
      '--only-categories=performance',
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, CHROME_PATH: ensureChromium() } },
  );
  const [written, said] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  rmSync(profile, { recursive: true, force: true });
  if (!written.startsWith('{')) throw new Error(`Lighthouse has not measured ${address}: ${said}`);
  const report = JSON.parse(written) as Report;
  if (report.runtimeError !== undefined) throw new Error(report.runtimeError.message);
  return report;
}

/** Scores, blocking time, and weight of a page of each kind, with the figures of before beside them. */
export async function benchLighthouse(): Promise<void> {
  await withSite(async ({ origin }) => {
    console.log(`Lighthouse, mobile, median of ${ROUNDS}
kind       score (all)       goal  blocking ms  paint ms  shift   kB  (before)`);
    for (const { kind, route, goal, before } of PAGES) {
      const reports: Report[] = [];
      for (let round = 0; round < ROUNDS; round += 1) reports.push(await audit(origin + route));
      const of = (name: string): number =>
        median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
      const scores = reports.map(({ categories }) => (categories.performance.score ?? 0) * 100);
      console.log(
        [
          kind.padEnd(9),
          `${median(scores).toFixed(0)} (${scores.map((score) => score.toFixed(0)).join(', ')})`.padEnd(
            17,
          ),
          String(goal).padStart(5),
          of('total-blocking-time').toFixed(0).padStart(12),
          of('largest-contentful-paint').toFixed(0).padStart(9),
          of('cumulative-layout-shift').toFixed(3).padStart(7),
          (of('total-byte-weight') / 1000).toFixed(0).padStart(5),
          ` (${before})`,
        ].join(' '),
      );
    }
  });
}
