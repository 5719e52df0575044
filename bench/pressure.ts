/*
 * `npm run bench:pressure`: 60 callers of MCP who mean harm, each from a network of its own, while a reader asks for a
 * page and a probe for `/healthz`; before, between and after, what the process has taken of memory at most (Linux).
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createServerProcess, untilReady } from './feedback/server.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4182);
const CALLERS = 60;
const ROUND_MS = 10_000;
const PAUSE_MS = 20;
const PAGE = '/x/react-data-grid/sorting/';

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

const part = (times: readonly number[], share: number): string =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(1);

async function measure(when: string): Promise<void> {
  const [page, health] = await Promise.all([timesOf(PAGE), timesOf('/healthz')]);
  console.log(
    `${when}: page p50 ${part(page, 0.5)}, p99 ${part(page, 0.99)} ms; /healthz p50 ${part(health, 0.5)}, p99 ${part(health, 0.99)}, longest ${part(health, 0.9999)} ms`,
  );
}

/** Batches of searches, and of the longest pages, until it is stopped. */
async function attack(
  caller: number,
  statuses: Map<number, number>,
  signal: AbortSignal,
): Promise<void> {
  const call = (method: string, params: object) => (id: number) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  });
  const search = call('tools/call', {
    name: 'search_docs',
    arguments: { query: 'data grid row column filter sort style chart', limit: 25 },
  });
  const read = call('resources/read', { uri: 'docs:///x/api/data-grid/types/' });
  while (!signal.aborted) {
    const messages = Array.from({ length: 5 }, (_, id) => (caller % 2 === 0 ? search : read)(id));
    const response = await fetch(`${server.origin}/x/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-Forwarded-For': `10.${caller}.0.1`,
      },
      body: JSON.stringify(messages),
    });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    if (response.status !== 200) await wait(PAUSE_MS);
  }
}

try {
  const start = performance.now();
  await server.start();
  await untilReady(server.origin);
  console.log(
    `First start with a new database: ready after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  say('After the first start');
  await measure('Idle');
  const stop = new AbortController();
  const statuses = new Map<number, number>();
  const callers = Array.from({ length: CALLERS }, (_, n) => attack(n, statuses, stop.signal));
  await measure(`With ${CALLERS} callers`);
  say(`With ${CALLERS} callers`);
  stop.abort();
  await Promise.all(callers);
  console.log(`Their answers: ${[...statuses].map(([status, n]) => `${status}: ${n}`).join(', ')}`);
  await measure('Afterward');
  say('Afterward');
} finally {
  await server.end('SIGTERM');
  rmSync(folder, { recursive: true });
}
