/*
 * `npm run bench:pressure`, after `npm run build`: 60 callers of MCP who mean harm, each from a network of its own, while
 * a reader asks for a page and a probe for `/healthz`; before, between and after, what the server has taken of memory. It
 * is started as in the container, and where the system lets us, it has no more memory than one (Linux, root). Ends with 1
 * when readers or the probe wait longer, or the server takes more memory, than docs/scaling.md says.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CORPUS_FILE, type Corpus } from '#core/twins/corpus.ts';
import { readCommand, readStages, readVariables } from '../tests/support/dockerfile.ts';
import { check } from './check.ts';
import { createServerProcess, untilReady } from './feedback/server.ts';
import { createMemoryGroup } from './pressure/memoryGroup.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4182);
const CALLERS = 60;
const ROUND_MS = 10_000;
const PAUSE_MS = 20;
/** Until all callers have been answered once, and the index of the search is read. */
const BEGIN_MS = 3_000;
/** How long they go on when the times are measured: the memory grows for a minute. */
const MORE_MS = 47_000;
const PAGE = '/x/react-data-grid/sorting/';
const READERS = 8;

/** Of 99 of 100: a page against its own time in the idle server, in the same run. */
const PAGE_TIMES = 3;
const HEALTH_MS = 50;
/** What is in use. Files that the system has cached come on top: it takes them back when it needs the room. */
const MEMORY_MB = 350;
const CONTAINER_MB = 512;

const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-pressure-'));
const group = createMemoryGroup('docs-pressure', CONTAINER_MB);

/** What the Dockerfile starts, with what it declares of memory. */
function serverOfContainer(): ReturnType<typeof createServerProcess> {
  const stage = readStages('Dockerfile').at(-1) ?? [];
  const [command, variables] = ['CMD', 'ENV'].map((name) => stage.find((one) => one.name === name));
  if (command === undefined || variables === undefined) throw new Error('The Dockerfile is odd.');
  const { MALLOC_ARENA_MAX = '' } = readVariables(variables);
  const environment = {
    OUT: 'out',
    DATABASE_URL: '',
    FEEDBACK_FOLDER: path.join(folder, 'feedback'),
    MALLOC_ARENA_MAX,
  };
  const [first, ...rest] = [...(group?.prefix ?? []), ...readCommand(command)];
  if (first === undefined) throw new Error('The command is empty.');
  return createServerProcess(folder, PORT, environment, { command: [first, ...rest] });
}
const server = serverOfContainer();

/** Megabytes in use, at most. */
let most = 0;

function say(when: string): void {
  const status = readFileSync(`/proc/${String(server.pid())}/status`, 'utf8');
  const of = (name: string): number =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  const use = group?.read();
  most = Math.max(most, of('VmHWM'), use?.held ?? 0);
  const whole =
    use === undefined
      ? ''
      : `; the group had ${use.most.toFixed(0)} MB at most with cached files, and holds ${use.held.toFixed(0)} without`;
  console.log(
    `${when}: the process ${of('VmRSS').toFixed(0)} MB now, ${of('VmHWM').toFixed(0)} MB at most${whole}`,
  );
}

/** Every page once, as readers fill the server's own cache. */
async function readAllPages(): Promise<void> {
  const { pages } = JSON.parse(readFileSync(`out${CORPUS_FILE}`, 'utf8')) as Corpus;
  const left = pages.values();
  const read = async (): Promise<void> => {
    for (const { route } of left) await (await fetch(server.origin + route)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: READERS }, read));
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

try {
  const start = performance.now();
  await server.start();
  await untilReady(server.origin);
  console.log(
    `First start with a new database: ready after ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  say('After the first start');
  await readAllPages();
  say('When every page was read');
  const idle = await measure('Idle');
  const stop = startCallers();
  await wait(BEGIN_MS);
  const pressed = await measure(`With ${CALLERS} callers`);
  await wait(MORE_MS);
  say(`With ${CALLERS} callers, after a minute`);
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
  const where = group === undefined ? '' : ` where there are ${CONTAINER_MB}`;
  check(`the server has at most ${MEMORY_MB} MB${where} (${most.toFixed(0)})`, most <= MEMORY_MB);
} finally {
  await server.end('SIGTERM');
  group?.remove();
  rmSync(folder, { recursive: true });
}
