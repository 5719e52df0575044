import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createExport, type ExportFixture } from './exportFixture.ts';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const SIZE = 20_000_000;
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
      const [line] = (await once(child.stdout, 'data')) as [Buffer];
      const url = String(line).trim();
      expect(url).toMatch(/^http:\/\/localhost:\d+\/$/);

      const file = `${url.replace('localhost', '127.0.0.1')}x/large.txt`;
      const outgoing = request(file, { agent: false }).end();
      const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
      child.kill(signal);
      expect((await text(response)).length).toBe(SIZE);
      expect(await exit).toEqual([0, null]);
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
