/*
 * `npm run bench:full-disk [-- <tries>]`: the disk of feedback fills up, and gets room again. Whatever
 * the server does then, it must not end without a word in its log, and nothing that it has acknowledged may be lost.
 * Ends with 1 when one of these happens. Linux, and a user who may mount a small disk of memory.
 */
import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { FEEDBACK_DATABASE_FILE } from '#core/feedback/answer.ts';
import { openEmbedded } from '#server/database/embedded.ts';
import { feedback } from '#server/database/schema.ts';
import {
  createExport,
  createServerProcess,
  untilReady,
  type ServerProcess,
} from './feedback/server.ts';
import { startWriters } from './feedback/writers.ts';

const TRIES = Number(process.argv[2] ?? 50);
const PORT = Number(process.env['TEST_PORT'] ?? 4183);
const WRITERS = 20;
/** More than a new database and what a try writes. */
const DISK_MB = 160;
const FULL_MS = 1_500;
/** The database writes into what it has set aside before it notices. */
const FULL_MAX_MS = 15_000;
/** A server that has ended is started again by whoever runs it. */
const READY_WITHIN_MS = 300_000;

const folder = createExport();
const disk = path.join(folder, 'disk');
const data = path.join(disk, 'feedback');
const ballast = path.join(disk, 'ballast');

/** Leaves so many bytes free. */
function fill(left: number): void {
  const { bavail, bsize } = statfsSync(disk);
  const file = openSync(ballast, 'w');
  const block = Buffer.alloc(64 * 1024);
  try {
    for (let rest = bavail * bsize - Math.floor(left); rest > 0;)
      rest -= writeSync(file, block, 0, Math.min(rest, block.length));
  } catch (error) {
    // Somebody else was quicker with the last of it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(file);
  }
}

const kinds = ['from the start', 'under writers', 'when it is started again'] as const;

interface Outcome {
  acknowledged: number;
  lost: number;
  twice: number;
  /** How often the process ended by itself, and how often without saying so. */
  ended: number;
  silent: number;
  /** Requests that were refused while the disk was full. */
  refused: number;
}

async function attempt(kind: (typeof kinds)[number]): Promise<Outcome> {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  const log: string[] = [];
  const environment = { FEEDBACK_FOLDER: data, DATABASE_URL: '', LOG_LEVEL: 'info' };
  const server = createServerProcess(folder, PORT, environment, {
    onLog: (text) => log.push(text),
  });
  try {
    return await attemptOn(kind, server, log);
  } finally {
    if (server.pid() !== undefined) await server.end('SIGKILL');
    execFileSync('umount', [disk]);
  }
}

async function attemptOn(
  kind: (typeof kinds)[number],
  server: ServerProcess,
  log: string[],
): Promise<Outcome> {
  const outcome = { ended: 0, silent: 0 };
  /** Starts the server again when it has ended, and notes whether it said so. */
  const keepUp = async (): Promise<void> => {
    if (server.pid() !== undefined) return;
    outcome.ended += 1;
    if (!log.join('').includes('The server ends')) outcome.silent += 1;
    log.length = 0;
    await server.start();
  };

  if (kind === 'from the start') fill(Math.random() * 20e6);
  await server.start();
  if (kind !== 'from the start') await untilReady(server.origin);
  const writers = startWriters([server.origin], WRITERS);
  await wait(500 + Math.random() * 1_000);
  if (kind === 'when it is started again') {
    await server.end('SIGKILL');
    fill(Math.random() * 2e6);
    await server.start();
  } else if (kind === 'under writers') fill(Math.random() * 200e3);
  await wait(FULL_MS);
  const seen = performance.now();
  while (server.pid() !== undefined && !writers.statuses.has(503)) {
    if (performance.now() - seen > FULL_MAX_MS) break;
    await wait(100);
  }
  await keepUp();
  rmSync(ballast, { force: true });
  const end = performance.now() + READY_WITHIN_MS;
  while (!(await isReady(server.origin))) {
    if (performance.now() > end) throw new Error(`Not ready again: ${log.join('').slice(-2_000)}`);
    await keepUp();
    await wait(200);
  }
  await wait(500);
  await writers.stop();
  await server.end('SIGTERM');
  const database = await openEmbedded(data);
  const rows = await database.orm.select({ key: feedback.key }).from(feedback);
  await database.close();
  const keys = new Set(rows.map(({ key }) => key));
  return {
    ...outcome,
    acknowledged: writers.acknowledged.size,
    lost: [...writers.acknowledged].filter((key) => !keys.has(key)).length,
    twice: rows.length - keys.size,
    refused: writers.statuses.get(503) ?? 0,
  };
}

const isReady = async (origin: string): Promise<boolean> =>
  (await fetch(`${origin}/readyz`).catch(() => undefined))?.status === 200;

mkdirSync(disk);
// As the build packs it: what is shipped begins with it.
const template = path.join(folder, 'out', FEEDBACK_DATABASE_FILE);
execFileSync(process.execPath, [
  '--import',
  'tsx',
  'src/server/database/writeTemplate.ts',
  template,
]);
const sum: Outcome = { acknowledged: 0, lost: 0, twice: 0, ended: 0, silent: 0, refused: 0 };
try {
  for (let n = 0; n < TRIES; n += 1) {
    const kind = kinds[n % kinds.length] ?? 'under writers';
    const outcome = await attempt(kind);
    for (const name of Object.keys(sum) as (keyof Outcome)[]) sum[name] += outcome[name];
    console.log(`${n + 1}, full ${kind}: ${print(outcome)}`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${TRIES} tries: ${print(sum)}`);
if (sum.lost + sum.twice + sum.silent > 0) process.exitCode = 1;

function print({ acknowledged, lost, twice, ended, silent, refused }: Outcome): string {
  return `${acknowledged} acknowledged, ${lost} lost, ${twice} twice, ${refused} refused; ended by itself ${ended} times, ${silent} of them without a word`;
}
