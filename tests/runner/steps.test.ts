import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Count } from './reports.ts';
import { Run, type Step } from './steps.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'docs-steps-'));
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.restoreAllMocks();
});

/** A runner that reports this, or dies without a report. */
function reporting(name: string, count: Count | undefined): Step {
  const file = path.join(folder, `${name}.json`);
  const script =
    count === undefined
      ? 'process.exit(1)'
      : `require('node:fs').writeFileSync(${JSON.stringify(file)}, ${JSON.stringify(JSON.stringify(count))}); process.exit(${count.failed})`;
  return {
    name,
    command: process.execPath,
    args: ['-e', script],
    report: { file, read: (report) => report as Count },
  };
}

const FAILED = { passed: 7, failed: 2, names: ['one: too soon', 'two: too late'], retried: [] };

async function runTwice(second: Count | undefined): Promise<{ ok: boolean; outcomes: Count[] }> {
  const run = new Run();
  expect(await run.step(reporting('all', FAILED))).toBe(false);
  const ok = await run.again(reporting('failed', second));
  return { ok, outcomes: run.outcomes };
}

it('counts what passes once more as passed, and names it', async () => {
  const { ok, outcomes } = await runTwice({ passed: 2, failed: 0 });
  expect(ok).toBe(true);
  expect(outcomes).toMatchObject([
    { passed: 7, failed: 0, names: [], retried: FAILED.names },
    { passed: 2, failed: 0 },
  ]);
});

it('keeps what fails once more, for its new reason', async () => {
  const { ok, outcomes } = await runTwice({ passed: 1, failed: 1, names: ['two: still too late'] });
  expect(ok).toBe(false);
  expect(outcomes).toMatchObject([
    { passed: 7, failed: 0, retried: [] },
    { passed: 1, failed: 1, names: ['two: still too late'] },
  ]);
});

it.each([undefined, { passed: 1, failed: 0 }])(
  'keeps the failures when a runner dies, or does not find all of them',
  async (second) => {
    const { outcomes } = await runTwice(second);
    expect(outcomes[0]).toMatchObject(FAILED);
  },
);
