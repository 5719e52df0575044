import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExport, type ExportFixture } from './exportFixture.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const SIZE = 20_000_000;
/** A module that does something in the process that it is loaded into, once that serves. */
const disaster = (deed: string): string =>
  `data:text/javascript,${encodeURIComponent(
    `import { isMainThread } from 'node:worker_threads'; if (isMainThread) setInterval(() => { if (process.listenerCount('uncaughtException') > 0) ${deed}; }, 100);`,
  )}`;
let site: ExportFixture;

beforeAll(async () => {
  site = await createExport({ 'x/large.txt': 'x'.repeat(SIZE) });
});

afterAll(() => site.remove());

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  return { child, exit };
}

describe('main', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)(
    'prints its address, serves, and on %s finishes what it is sending',
    async (signal) => {
      const FEEDBACK_FOLDER = path.join(site.outFolder, `../feedback-${signal}`);
      const { child, exit } = run({ OUT: site.outFolder, FEEDBACK_FOLDER });
      const logged = text(child.stderr);
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const url = String(line).trim();
      expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);

      const file = `${url.replace('localhost', '127.0.0.1')}x/large.txt`;
      const outgoing = request(file, { agent: false }).end();
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
      child.kill(signal);
      expect((await text(response)).length).toBe(SIZE);
      expect(await exit).toEqual([0, null]);
      expect(await logged).not.toContain('The server ends');
    },
    60_000,
  );

  // Linux has a device that is always full.
  it.runIf(existsSync('/dev/full'))(
    'goes on when its log cannot be written',
    async () => {
      const full = openSync('/dev/full', 'w');
      const FEEDBACK_FOLDER = path.join(site.outFolder, 'no-folder');
      await writeFile(FEEDBACK_FOLDER, ''); // so that there is something to log
      const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
        env: { PATH: process.env.PATH, OUT: site.outFolder, FEEDBACK_FOLDER },
        stdio: ['ignore', 'pipe', full],
      });
      const exit = once(child, 'exit');
      if (child.stdout === null) throw new Error('The server has no output.');
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      await wait(3_000); // it tries to open the database, and to say that it cannot
      const url = String(line).trim().replace('localhost', '127.0.0.1');
      expect((await fetch(`${url}healthz`)).status).toBe(200);
      child.kill('SIGTERM');
      expect(await exit).toEqual([0, null]);
      closeSync(full);
    },
    60_000,
  );

  it.each([
    ['an error', "throw new Error('The disk is on fire.')", 'The disk is on fire.', 1],
    ['a promise', "Promise.reject(new Error('The disk is on fire.'))", 'The disk is on fire.', 1],
    ['a library', 'process.exit(7)', 'exit code 7', 7],
    ['a library that calls it a success', 'process.exit(0)', 'exit code 0', 0],
  ])(
    'writes into its log why it ends: %s',
    async (_, deed, reason, status) => {
      const FEEDBACK_FOLDER = path.join(site.outFolder, '../feedback-end');
      const { child, exit } = run({
        OUT: site.outFolder,
        FEEDBACK_FOLDER,
        NODE_OPTIONS: `--import ${disaster(deed)}`,
      });
      const [error, [code]] = await Promise.all([text(child.stderr), exit]);
      expect(error).toContain('"level":"fatal"');
      expect(error).toContain('The server ends');
      expect(error).toContain(reason);
      expect(code).toBe(status);
    },
    60_000,
  );

  it.each([
    [{ OUT: '/no/such/folder' }, 'Run npm run build first'],
    [{ PORT: 'eighty' }, 'PORT cannot be "eighty".'],
  ])(
    'says what is wrong with %j and fails',
    async (environment, message) => {
      const { child, exit } = run(environment);
      const [error, [code]] = await Promise.all([text(child.stderr), exit]);
      expect(error).toContain(message);
      expect(error).not.toMatch(/^ +at /m);
      expect(code).toBe(1);
    },
    60_000,
  );
});
