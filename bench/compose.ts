/*
 * `npm run bench:compose [-- --no-build]`: Compose starts deploy/compose.yaml as it is, in a project of its own. Both
 * servers are made anew one after the other while readers write and read, and PostgreSQL is stopped for a while. Nothing
 * acknowledged may be lost or stored twice, and the restart may not be seen. Ends with 1 when something does not hold.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { DocsError } from '#core/errors.ts';
import { findCompose, hasEngine } from '../tests/support/compose.ts';
import { check, checkStored } from './check.ts';
import { startWriters, type Writers } from './feedback/writers.ts';

const PORT = Number(process.env['TEST_PORT'] ?? 4184);
const ORIGIN = `http://127.0.0.1:${PORT}`;
const PAGE = '/x/introduction/';
const SERVERS = ['docs-1', 'docs-2'];
const WRITERS = 50;
const DOWN_S = 10;
/** In which writers write before anything happens, and after it. */
const CALM_MS = 3_000;
const READY_WITHIN_MS = 120_000;
const READ_EVERY_MS = 50;

const [file, ...call] = composeWithEngine();
const environment = {
  ...process.env,
  POSTGRES_PASSWORD: randomUUID(),
  PUBLISHED_PORT: String(PORT),
  // The readers' networks are in the header, as behind a CDN: one network may not write so much.
  PROXIES: '2',
};

function composeWithEngine() {
  const found = findCompose();
  if (found !== undefined && hasEngine(found)) return found;
  throw new DocsError('There is no Compose with an engine.', 'Install Docker, and start it.');
}

/** Runs a command of Compose, while readers go on. @throws when it fails, with what it says. */
async function compose(...args: readonly string[]): Promise<string> {
  const project = ['-p', 'mui-x-manual-bench', '-f', 'deploy/compose.yaml'];
  const { stdout } = await promisify(execFile)(file, [...call, ...project, ...args], {
    env: environment,
    maxBuffer: 1e9,
  });
  return stdout;
}

const READY =
  "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))";

async function untilReady(server: string): Promise<void> {
  const since = performance.now();
  for (;;) {
    try {
      await compose('exec', '-T', server, 'node', '-e', READY);
      return;
    } catch (error) {
      if (performance.now() - since > READY_WITHIN_MS) throw error;
      await wait(500);
    }
  }
}

/** Compares what was acknowledged with what is there. */
async function judge(what: string, writers: Writers): Promise<void> {
  const query = "select key from feedback where comment like 'The answer with the key %'";
  const printed = await compose('exec', '-T', 'postgres', 'psql', '-U', 'docs', '-Atc', query);
  checkStored(what, writers, printed.split('\n').filter(Boolean));
}

/** Reads a page again and again. @returns what ends it, and tells how many came and how many did not. */
function startReader(): () => Promise<{ read: number; failed: number }> {
  const stopping = new AbortController();
  const count = { read: 0, failed: 0 };
  const running = (async () => {
    while (!stopping.signal.aborted) {
      const response = await fetch(ORIGIN + PAGE).catch(() => undefined);
      const text = await response?.text().catch(() => '');
      count[response?.status === 200 && text?.endsWith('</html>') ? 'read' : 'failed'] += 1;
      await wait(READ_EVERY_MS);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
    return count;
  };
}

const build = process.argv.includes('--no-build') ? ['--no-build', '--pull', 'never'] : ['--build'];
try {
  await compose('up', '-d', ...build);
  for (const server of SERVERS) await untilReady(server);
  check('two servers, PostgreSQL and nginx start from the file as it is', true);

  const rolling = startWriters([ORIGIN], WRITERS, PAGE);
  const stopReading = startReader();
  for (const server of SERVERS) {
    await wait(CALM_MS);
    await compose('up', '-d', '--no-deps', '--no-build', '--force-recreate', server);
    await untilReady(server);
  }
  await wait(CALM_MS);
  await rolling.stop();
  const { read, failed } = await stopReading();
  await judge(`${WRITERS} writers, both servers made anew one after the other`, rolling);
  const broken = [...rolling.statuses].filter(([status]) => status !== 201 && status !== 200);
  check('nobody who wrote saw a failure', broken.length === 0 && rolling.acknowledged.size > 0);
  check(`nor who read: ${read} pages, ${failed} failures`, failed === 0 && read > 0);

  const patient = startWriters([ORIGIN], WRITERS, PAGE);
  const stopReadingOn = startReader();
  await wait(2_000);
  await compose('stop', 'postgres');
  await wait(DOWN_S * 1_000);
  const pages = await stopReadingOn();
  await compose('start', 'postgres');
  for (const server of SERVERS) await untilReady(server);
  await wait(3_000);
  await patient.stop();
  await judge(`${WRITERS} writers, PostgreSQL stopped for ${DOWN_S} s`, patient);
  check(
    `pages were served meanwhile: ${pages.read}, ${pages.failed} failures`,
    pages.failed === 0 && pages.read > 0,
  );
} finally {
  await compose('down', '-v');
}
