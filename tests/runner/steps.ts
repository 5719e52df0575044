import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Count } from './reports.ts';

/** A command of `npm test`, and how its outcome is counted. */
export interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
  /** Where its runner writes how many tests passed; without it, the step passes or fails as a whole. */
  report?: { file: string; read: (report: unknown) => Count };
  /** Shows what it says at once: nothing else runs beside it. */
  live?: boolean;
}

/** What became of a step. */
export interface Outcome extends Count {
  step: string;
  /** Wall time. Steps run beside each other, so these do not add up to the time of the whole. */
  seconds: number;
}

/** Runs steps and keeps what became of them. */
export class Run {
  readonly outcomes: Outcome[] = [];
  /** Steps that were not run, because one that they need has failed. */
  readonly notRun: string[] = [];
  /** What this machine lacks the means for, in sentences: said at the end, and no failure. */
  readonly leftOut: string[] = [];
  #start = performance.now();

  /** @returns whether all of it passed. */
  async step(step: Step): Promise<boolean> {
    const { report } = step;
    if (step.live === true) console.log(`\n— ${step.name}`);
    if (report !== undefined) rmSync(report.file, { force: true });
    const start = performance.now();
    const { ok, said } = await spawned(step);
    const seconds = (performance.now() - start) / 1000;
    if (step.live !== true) console.log(`\n— ${step.name} (${seconds.toFixed(1)} s)\n${said}`);
    const count = countOf(ok, report);
    this.outcomes.push({ step: step.name, seconds, ...count });
    return count.failed === 0;
  }

  /**
   * Runs a step for what failed in the last one. What passes counts as passed, and is named as what needed another try.
   * @returns whether all of it passed.
   */
  async again(step: Step): Promise<boolean> {
    const before = this.outcomes.at(-1);
    const ok = await this.step(step);
    const now = this.outcomes.at(-1);
    if (before === undefined || now === undefined) return ok;
    // Only what passes is known to have been run once more: a runner that dies leaves the failures as they are.
    if (now.passed + now.failed !== before.failed) return ok;
    if (now.failed === 0) before.retried = [...(before.retried ?? []), ...(before.names ?? [])];
    before.failed = 0;
    before.names = [];
    return ok;
  }

  /** Prints the table, what needed another try, and what failed; the last line is the sum. Sets the exit code. */
  finish(): void {
    const { outcomes, notRun, leftOut } = this;
    const wall = (performance.now() - this.#start) / 1000;
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/steps.json', JSON.stringify({ wall, outcomes }));
    console.log(`\n${printTable(outcomes, wall)}`);
    const retried = outcomes.flatMap((outcome) => outcome.retried ?? []);
    if (retried.length > 0) console.log(`\nNeeded another try:\n  ${retried.join('\n  ')}`);
    if (leftOut.length > 0) console.log(`\nLeft out:\n  ${leftOut.join('\n  ')}`);
    const failures = outcomes
      .filter(({ failed }) => failed > 0)
      .map(({ step, names = [] }) => [step, ...names].join('\n  '));
    const lines = [...failures, ...notRun.map((name) => `${name}: not run`)];
    if (lines.length > 0) console.log(`\nFailed:\n${lines.join('\n')}`);
    const sum = (key: 'passed' | 'failed'): number =>
      outcomes.reduce((total, outcome) => total + outcome[key], 0);
    console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
    process.exitCode = lines.length === 0 ? 0 : 1;
  }
}

function spawned({ command, args, env, live }: Step): Promise<{ ok: boolean; said: string }> {
  const child = spawn(command, args, {
    stdio: live === true ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    shell: process.platform === 'win32',
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  return new Promise((done) => {
    child.on('error', (error) => done({ ok: false, said: String(error) }));
    child.on('close', (status) => done({ ok: status === 0, said: Buffer.concat(said).toString() }));
  });
}

/** A runner that dies without a word has failed. */
function countOf(ok: boolean, report: Step['report']): Count {
  if (report === undefined) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  let count: Count = { passed: 0, failed: 0 };
  try {
    count = report.read(JSON.parse(readFileSync(report.file, 'utf8')));
  } catch (error) {
    console.error(`No report in ${report.file}: ${String(error)}`);
  }
  const unexplained = (!ok && count.failed === 0) || count.passed + count.failed === 0;
  return unexplained ? { ...count, failed: 1 } : count;
}

/** What each step has cost, dearest first. */
export function printTable(outcomes: readonly Outcome[], wall: number): string {
  const all = outcomes.reduce((sum, { seconds }) => sum + seconds, 0);
  const rows = outcomes
    .toSorted((a, b) => b.seconds - a.seconds)
    .map(({ step, passed, failed, seconds }) => [
      step,
      String(passed + failed),
      seconds.toFixed(1),
      `${((seconds / (all || 1)) * 100).toFixed(1)} %`,
    ]);
  const table = [['step', 'tests', 'seconds', 'share'], ...rows];
  const widths =
    table[0]?.map((_, i) => Math.max(...table.map((row) => row[i]?.length ?? 0))) ?? [];
  const lines = table.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  '),
  );
  return `${lines.join('\n')}\nSteps run beside each other: the whole took ${wall.toFixed(0)} s.`;
}
