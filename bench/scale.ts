/*
 * `npm run bench:scale`: two server processes behind nginx, over one PostgreSQL. Limits and idempotency must hold
 * across both, and one of them may die. Then what it costs to serve a page. Ends with 1 when something does not hold.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { FEEDBACK_PATH } from '#core/feedback/answer.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createPostgres } from '#server/database/postgresFixture.ts';
import { feedback } from '#server/database/schema.ts';
import { BUCKET_SIZE } from '#server/feedback/keep.ts';
import { startDeployNginx } from '../tests/support/deployNginx.ts';
import { check, checkStored } from './check.ts';
import { createExport, createServerProcess, PAGE, untilReady } from './feedback/server.ts';
import { startWriters, type Writers } from './feedback/writers.ts';

const NGINX = 4179;
const PORTS = [4180, 4181];
const ORIGIN = `http://127.0.0.1:${NGINX}`;
const WRITE_S = 10;
const READ_S = 10;
const DOWN_S = 10;

const send = (key: string, network: string): Promise<number> =>
  fetch(`${ORIGIN}${FEEDBACK_PATH}`, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': 'application/json', 'X-Forwarded-For': network },
    body: JSON.stringify({ key, revision: 1, page: PAGE, section: '', rating: 1, dwell: 5_000 }),
  }).then(({ status }) => status);

/** Compares what was acknowledged with what is there. */
async function judge(what: string, writers: Writers): Promise<void> {
  const database = await openPostgres(postgres.url, () => undefined);
  const rows = await database.orm.select({ key: feedback.key }).from(feedback);
  await database.close();
  checkStored(
    what,
    writers,
    rows.map(({ key }) => key),
  );
}

const counted = (statuses: readonly number[], status: number): number =>
  statuses.filter((one) => one === status).length;

const folder = createExport();
const postgres = await createPostgres();
// Two: the reader's address, which a CDN would have seen, and nginx's own.
const environment = { DATABASE_URL: postgres.url, PROXIES: '2' };
const servers = PORTS.map((port) => createServerProcess(folder, port, environment));
const stopNginx = await startDeployNginx(NGINX, PORTS);

try {
  // Both at once: the tables are made by one of them.
  await Promise.all(servers.map(({ start }) => start()));
  await Promise.all(servers.map(({ origin }) => untilReady(origin)));
  check('two processes start at once over an empty database', true);

  const key = randomUUID();
  const same = await Promise.all(Array.from({ length: 100 }, () => send(key, '203.0.113.1')));
  check('one key sent 100 times at once is stored once', counted(same, 201) === 1);
  check('and each time acknowledged', counted(same, 200) === 99);

  const many = await Promise.all(
    Array.from({ length: 2 * BUCKET_SIZE }, () => send(randomUUID(), '198.51.100.7')),
  );
  const [stored, limited] = [counted(many, 201), counted(many, 429)];
  check(
    `a network has ${BUCKET_SIZE} at once over both (${stored} stored, ${limited} refused)`,
    stored >= BUCKET_SIZE && stored <= BUCKET_SIZE + 2 && stored + limited === many.length,
  );

  const rolling = startWriters([ORIGIN], 50);
  for (const server of servers) {
    await wait(2_000);
    await server.end('SIGTERM');
    await server.start();
    await untilReady(server.origin);
  }
  await rolling.stop();
  await judge('50 writers through nginx, both processes restarted one after the other', rolling);
  const broken = [...rolling.statuses].filter(([status]) => status !== 201 && status !== 200);
  check('nobody saw a failure during the rolling restart', broken.length === 0);

  const patient = startWriters([ORIGIN], 50);
  await wait(2_000);
  await postgres.stop();
  await wait(DOWN_S * 1_000);
  const pages = await Promise.all(Array.from({ length: 20 }, () => fetch(`${ORIGIN}${PAGE}`)));
  check(
    'pages are served while PostgreSQL is away',
    pages.every(({ ok }) => ok),
  );
  await postgres.start();
  await Promise.all(servers.map(({ origin }) => untilReady(origin)));
  await wait(3_000);
  await patient.stop();
  await judge(`50 writers over two processes, PostgreSQL stopped for ${DOWN_S} s`, patient);
  check('whoever could not be stored read the sentence', patient.unsaid === 0);

  const writers = startWriters([ORIGIN], 200);
  await wait((WRITE_S / 2) * 1_000);
  await servers[0]?.end('SIGKILL');
  await wait((WRITE_S / 2) * 1_000);
  await writers.stop();
  await judge(`200 writers through nginx for ${WRITE_S} s, one process killed`, writers);

  const pid = servers[1]?.pid();
  const before = cpuSeconds(pid);
  const reads = await read(`${servers[1]?.origin}${PAGE}`);
  const seconds = cpuSeconds(pid) - before;
  console.log(
    `Reads of one process, without nginx and CDN: ${Math.round(reads.requests.average)} a second, p99 ${reads.latency.p99} ms, ${((seconds / reads.requests.total) * 1e6).toFixed(0)} CPU seconds for a million`,
  );
} finally {
  await stopNginx();
  await servers[1]?.end('SIGTERM');
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}

interface Reads {
  requests: { average: number; total: number };
  latency: { p99: number };
}

/** Asks for one page again and again, in a process of its own. */
async function read(url: string): Promise<Reads> {
  const args = ['-c', '50', '-d', String(READ_S), '--json', '--no-progress', url];
  const { stdout } = await promisify(execFile)('node_modules/.bin/autocannon', args);
  return JSON.parse(stdout) as Reads; // as its README says
}

/** User and system time of a process, on Linux. */
function cpuSeconds(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
