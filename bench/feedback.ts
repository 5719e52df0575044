/*
 * `npm run bench:feedback [-- <seconds> <kills> <writers>]`: whether feedback is ever lost, on both databases: under kill -9,
 * while the database is down, and in a shutdown under load. Ends with 1 when a row is missing or there twice.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openEmbedded } from '#server/database/embedded.ts';
import { lockFolder } from '#server/database/folderLock.ts';
import { openPostgres } from '#server/database/postgres.ts';
import { createPostgres } from '#server/database/postgresFixture.ts';
import { feedback } from '#server/database/schema.ts';
import type { Database } from '#server/database/database.ts';
import {
  createExport,
  createServerProcess,
  untilReady,
  type ServerProcess,
} from './feedback/server.ts';
import { startWriters, type Writers } from './feedback/writers.ts';

const [seconds = 30, kills = 10, WRITERS = 200] = process.argv.slice(2).map(Number);
const DOWN_S = 20;
const PORT = 4178;

/** One of the two databases. */
interface Subject {
  name: string;
  server: ServerProcess;
  open: () => Promise<Database>;
  /** Takes the database away; the answer brings it back. */
  takeDown: () => Promise<() => Promise<void>>;
}

const count = (value: number): string => value.toLocaleString('en');
const part = (times: readonly number[], share: number): string =>
  `${(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? NaN).toFixed(0)} ms`;

/** Compares what was acknowledged with what is there. */
async function judge(what: string, { open }: Subject, writers: Writers): Promise<void> {
  const database = await open();
  const rows = await database.orm.select({ key: feedback.key }).from(feedback);
  await database.close();
  const keys = new Set(rows.map(({ key }) => key));
  const missing = [...writers.acknowledged].filter((key) => !keys.has(key)).length;
  const twice = rows.length - keys.size;
  if (missing + twice + writers.unsaid > 0) process.exitCode = 1;
  const statuses = [...writers.statuses].map(([status, n]) => `${status || 'broken'}: ${count(n)}`);
  console.log(
    `${what}: ${count(writers.acknowledged.size)} acknowledged, ${missing} missing, ${twice} twice, ${writers.unsaid} failures without the sentence; ${part(writers.times, 0.5)} / ${part(writers.times, 0.99)} (p50 / p99); requests ${statuses.join(', ')}`,
  );
}

async function benchKills(subject: Subject): Promise<void> {
  const { name, server } = subject;
  await server.start();
  await untilReady(server.origin);
  const writers = startWriters([server.origin], WRITERS);
  const recoveries: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    const before = seconds * (0.3 + 0.4 * Math.random());
    await wait(before * 1_000);
    await server.end('SIGKILL');
    await server.start();
    const recovery = await untilReady(server.origin);
    recoveries.push(recovery);
    console.log(
      `  round ${round + 1}: ready ${recovery.toFixed(0)} ms after kill -9, ${count(writers.acknowledged.size)} acknowledged so far`,
    );
    await wait((seconds - before) * 1_000);
  }
  await writers.stop();
  await server.end('SIGTERM');
  await judge(
    `${name}, ${kills} × ${seconds} s of ${WRITERS} writers with kill -9`,
    subject,
    writers,
  );
  console.log(
    `${name}: ready again ${part(recoveries, 0.5)} after the start (p50), ${part(recoveries, 0.999)} at most`,
  );
}

async function benchDown(subject: Subject): Promise<void> {
  const { name, server } = subject;
  const bringBack = await subject.takeDown();
  const writers = startWriters([server.origin], WRITERS);
  await wait(DOWN_S * 1_000);
  const refused = [...writers.statuses.keys()];
  const page = await fetch(`${server.origin}/x/bench/`);
  await bringBack();
  const recovery = await untilReady(server.origin);
  await wait(3_000);
  await writers.stop();
  await server.end('SIGTERM');
  console.log(
    `${name} down for ${DOWN_S} s: answers ${refused.join(', ')}, pages ${page.status}; ready by itself after ${(recovery / 1_000).toFixed(1)} s`,
  );
  await judge(`${name} down for ${DOWN_S} s`, subject, writers);
}

async function benchShutdown(subject: Subject): Promise<void> {
  const { name, server } = subject;
  await server.start();
  await untilReady(server.origin);
  const writers = startWriters([server.origin], WRITERS);
  await wait(3_000);
  const code = await server.end('SIGTERM');
  await writers.stop();
  if (code !== 0) process.exitCode = 1;
  await judge(`${name}, shutdown under load (exit ${String(code)})`, subject, writers);
}

const folder = createExport();
const data = path.join(folder, 'feedback');
const postgres = await createPostgres();
const embedded: Subject = {
  name: 'PGlite',
  server: createServerProcess(folder, PORT, { FEEDBACK_FOLDER: data, DATABASE_URL: '' }),
  open: () => openEmbedded(data),
  takeDown: async () => {
    // Its only way to be down while the server runs: another process has the folder.
    const lock = await lockFolder(data);
    await embedded.server.start();
    return async () => void lock.close();
  },
};
const remote: Subject = {
  name: 'PostgreSQL',
  server: createServerProcess(folder, PORT, { DATABASE_URL: postgres.url }),
  open: () => openPostgres(postgres.url, () => undefined),
  takeDown: async () => {
    await remote.server.start();
    await untilReady(remote.server.origin);
    await postgres.stop();
    return postgres.start;
  },
};

try {
  for (const subject of [embedded, remote]) {
    await benchKills(subject);
    await benchDown(subject);
    await benchShutdown(subject);
  }
} finally {
  await postgres.remove();
  rmSync(folder, { recursive: true, force: true });
}
