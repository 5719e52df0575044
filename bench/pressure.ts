/*
 * `npm run bench:pressure`: 60 callers of MCP who mean harm, each from a network of its own, while a reader asks for a
 * page and a probe for `/healthz`; before, between and after, what the process has taken of memory at most (Linux). Ends
 * with 1 when readers or the probe wait longer than docs/scaling.md says.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServerProcess, untilReady } from './feedback/server.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4182);
const CALLERS = 60;
const ROUND_MS = 10_000;
const PAUSE_MS = 20;
/** Until all callers have been answered once, and the index of the search is read. */
const BEGIN_MS = 3_000;
const PAGE = '/x/react-data-grid/sorting/';

/** Of 99 of 100: a page against its own time in the idle server, in the same run. */
const PAGE_TIMES = 3;
const HEALTH_MS = 50;

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-pressure-'));
const server = createServerProcess(folder, PORT, {
  OUT: 'out',
  DATABASE_URL: '',
  FEEDBACK_FOLDER: path.join(folder, 'feedback'),
});

function say(when: string): void {
  const status = readFileSync(`/proc/${String(server.pid())}/status`, 'utf8');
  const of = (name: string): string =>
    (Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024).toFixed(0);
  console.log(`${when}: ${of('VmRSS')} MB now, ${of('VmHWM')} MB at most`);
}

/** Milliseconds of one request after the other. */
async function timesOf(address: string): Promise<number[]> {
  const times: number[] = [];
  const end = performance.now() + ROUND_MS;
  while (performance.now() < end) {
    const start = performance.now();
    await (await fetch(server.origin + address)).arrayBuffer();
    times.push(performance.now() - start);
    await wait(PAUSE_MS);
  }
  return times;
}

const part = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN;

/** What 99 of 100 requests are faster than, in milliseconds. */
interface Slowest {
  page: number;
  health: number;
}

async function measure(when: string): Promise<Slowest> {
  const [page, health] = await Promise.all([timesOf(PAGE), timesOf('/healthz')]);
  const [p50, p99, h50, h99, longest] = [
    part(page, 0.5),
    part(page, 0.99),
    part(health, 0.5),
    part(health, 0.99),
    part(health, 0.9999),
  ].map((ms) => ms.toFixed(1));
  console.log(
    `${when}: page p50 ${p50}, p99 ${p99} ms; /healthz p50 ${h50}, p99 ${h99}, longest ${longest} ms`,
  );
  return { page: part(page, 0.99), health: part(health, 0.99) };
}

/** Callers in a process of their own: what they do with the answers must not be counted as the server's. */
function startCallers(): () => Promise<void> {
  const script = path.join(import.meta.dirname, 'pressure/callers.ts');
  const args = ['--import', 'tsx', script, server.origin, String(CALLERS)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  const exit = once(child, 'exit');
  // They would be other machines, which take nothing of this one's processor.
  os.setPriority(child.pid ?? 0, os.constants.priority.PRIORITY_LOW);
  return async () => {
    child.kill('SIGTERM');
    await exit;
  };
}

function check(what: string, holds: boolean): void {
  console.log(`${holds ? 'holds' : 'DOES NOT HOLD'}: ${what}`);
  if (!holds) process.exitCode = 1;
}

try {
  const start = performance.now();
  await server.start();
  await untilReady(server.origin);
  console.log(
    `First start with a new database: ready after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  say('After the first start');
  const idle = await measure('Idle');
  const stop = startCallers();
  await wait(BEGIN_MS);
  const pressed = await measure(`With ${CALLERS} callers`);
  say(`With ${CALLERS} callers`);
  await stop();
  await measure('Afterward');
  say('Afterward');
  const times = pressed.page / idle.page;
  check(
    `a page takes at most ${PAGE_TIMES} times as long (${times.toFixed(1)})`,
    times <= PAGE_TIMES,
  );
  check(
    `/healthz answers within ${HEALTH_MS} ms (${pressed.health.toFixed(0)})`,
    pressed.health <= HEALTH_MS,
  );
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
}
