import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL of our own, for tests and benches. */
export interface PostgresFixture {
  url: string;
  /** Starts it, again if it was stopped, and waits until it takes connections. */
  start: () => Promise<void>;
  /** Ends it at once, connections and all. */
  stop: () => Promise<void>;
  /** Ends it the hardest way, as a crash of the machine would. */
  kill: () => Promise<void>;
  remove: () => Promise<void>;
}

/** Where Debian, and others, put the programs. */
const PLACES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

function findPrograms(): string | undefined {
  const folders = PLACES.filter((place) => existsSync(place)).flatMap((place) =>
    readdirSync(place)
      .filter((name) => /^(\d+|postgresql(@\d+)?)$/.test(name))
      .map((name) => path.join(place, name, 'bin')),
  );
  return [process.env['POSTGRES_BIN'] ?? '', ...folders.sort().toReversed(), '/usr/bin'].find(
    (folder) => folder !== '' && existsSync(path.join(folder, 'initdb')),
  );
}

const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The folder of PostgreSQL's programs, installed now if need be.
 * @throws when there is none and this user cannot install it; the message says how to get one.
 */
function ensurePrograms(): string {
  const found = findPrograms();
  if (found !== undefined) return found;
  if (isRoot() && existsSync('/etc/debian_version')) {
    console.log('Installing PostgreSQL (apt-get install postgresql)…');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { stdio: 'inherit', env });
    const installed = findPrograms();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No PostgreSQL for the tests of feedback. Install one (Debian: apt-get install postgresql), or name the folder of its programs: POSTGRES_BIN=/path/to/bin npm test.',
  );
}

/** PostgreSQL refuses to run as root: then its own user, which comes with the package, runs it. */
function owner(): { uid: number; gid: number } | undefined {
  if (!isRoot()) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A new cluster in a temporary folder, which is started. */
export async function createPostgres(): Promise<PostgresFixture> {
  const programs = ensurePrograms();
  const user = owner();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'docs', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const url = `postgres://docs@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ended = server;
    server = undefined;
    if (ended === undefined) return;
    const exit = once(ended, 'exit');
    ended.kill(signal);
    await exit;
  }
  const fixture: PostgresFixture = {
    url,
    start: async () => {
      const flags = ['-D', data, '-p', String(port), '-k', '', '-c', 'listen_addresses=127.0.0.1'];
      const run = () =>
        spawn(path.join(programs, 'postgres'), flags, { ...user, cwd: folder, stdio: 'ignore' });
      server = await untilReady(url, run);
    },
    stop: () => end('SIGQUIT'),
    kill: () => end('SIGKILL'),
    remove: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await fixture.start();
  return fixture;
}

/** After a crash it does not start until the last of its processes is gone: then it is run once more. */
async function untilReady(url: string, run: () => ChildProcess): Promise<ChildProcess> {
  let server = run();
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) server = run();
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      return server;
    } catch {
      await wait(100); // not yet
    } finally {
      await client.end();
    }
  }
  throw new Error('PostgreSQL does not start.');
}
