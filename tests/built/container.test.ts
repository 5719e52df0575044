import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCommand, readStages, readVariables, type Instruction } from '../support/dockerfile.ts';

/* What the last stage of the Dockerfile puts together runs, without a builder and without a network. */

const ROOT = path.resolve('.');
const stage = readStages('Dockerfile').at(-1) ?? [];
const all = (name: string): Instruction[] => stage.filter((step) => step.name === name);

function only(name: string): Instruction {
  const [step, ...others] = all(name);
  if (step === undefined || others.length > 0) throw new Error(`Expected one ${name}.`);
  return step;
}

/** What `npm install --omit=dev` installs: all that the lock file does not mark as needed for development. */
function installProduction(folder: string): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean; devOptional?: boolean }>;
  };
  for (const [place, { dev = false, devOptional = false }] of Object.entries(packages)) {
    // Left out: the project itself, and binaries for other systems.
    if (place === '' || dev || devOptional || !existsSync(place)) continue;
    cpSync(place, path.join(folder, place), {
      recursive: true,
      // Packages inside have entries of their own.
      filter: (from) => !path.relative(place, from).split(path.sep).includes('node_modules'),
    });
  }
}

/** `COPY [--from=build] <sources…> <target>`, from the project's root. */
function copy({ text }: Instruction, folder: string): void {
  const parts = text.split(/\s+/).filter((part) => !part.startsWith('--'));
  const target = parts.pop() ?? '';
  for (const part of parts) {
    const source = part.replace(/^\/site\//, '');
    const to = path.join(folder, target, target.endsWith('/') ? path.basename(source) : '');
    if (source === 'out') symlinkSync(path.join(ROOT, source), to, 'junction');
    else cpSync(source, to, { recursive: true });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** On a busy machine the embedded database takes its time to start and to close. */
const PATIENT = { timeout: 60_000 };

describe('the container', PATIENT, () => {
  let folder: string;
  let environment: NodeJS.ProcessEnv;
  let server: ChildProcess;
  let origin: string;

  const isHealthy = (): boolean => {
    const [, ...args] = readCommand(only('HEALTHCHECK'));
    return spawnSync(process.execPath, args, { env: environment }).status === 0;
  };

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'x-docs-container-'));
    for (const step of all('COPY')) copy(step, folder);
    installProduction(folder);
    const port = await freePort();
    origin = `http://127.0.0.1:${port}`;
    environment = {
      PATH: process.env['PATH'],
      ...readVariables(only('ENV')),
      PORT: String(port),
      FEEDBACK_FOLDER: path.join(folder, 'feedback'),
    };
    mkdirSync(path.join(folder, 'feedback'));
  }, PATIENT.timeout);
  afterAll(async () => {
    if (server?.exitCode === null) {
      server.kill('SIGKILL');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }, PATIENT.timeout);

  it('is not healthy before the server runs', () => {
    expect(isHealthy()).toBe(false);
  });

  it('serves the site with nothing but the packages for production, and is healthy', async () => {
    const [command, ...args] = readCommand(only('CMD'));
    expect(command).toBe('node');
    server = spawn(process.execPath, args, {
      cwd: folder,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const started = server.stdout === null ? [] : await once(server.stdout, 'data');
    expect(String(started[0])).toContain('http://');
    expect(isHealthy()).toBe(true);
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok\n');
    const page = await fetch(`${origin}/x/introduction/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<h1');
    expect(existsSync(path.join(folder, 'node_modules/next'))).toBe(false);
  });

  it('answers MCP in a thread of its own', async () => {
    const response = await fetch(`${origin}/x/mcp`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'search_docs', arguments: { query: 'sorting' } },
      }),
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('/x/react-data-grid/sorting/');
  });

  it('makes a database where the build has packed none', async () => {
    const made = path.join(folder, 'made');
    const script = path.join(folder, '.generated/server/makeCluster.mjs');
    const { status } = spawnSync(process.execPath, [script, made], { cwd: folder });
    expect(status).toBe(0);
    expect(existsSync(path.join(made, 'PG_VERSION'))).toBe(true);
  });

  it('stores feedback where it may write', async () => {
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, PATIENT).toBe(200);
  });

  it('ends when it is told to, and is not healthy any more', async () => {
    const exit = once(server, 'exit');
    server.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(isHealthy()).toBe(false);
  });

  it('runs as a user who owns nothing but the folder of feedback', () => {
    const { text: user } = only('USER');
    expect(user).not.toMatch(/^(root|0)\b/);
    const names = stage.map(({ name }) => name);
    expect(names.indexOf('USER')).toBeLessThan(names.indexOf('CMD'));
    const kept = environment['FEEDBACK_FOLDER'] && only('VOLUME').text;
    expect(only('ENV').text).toContain(`FEEDBACK_FOLDER=${kept}`);
    expect(all('RUN').map(({ text }) => text)).toContain(
      `mkdir -p ${kept} && chown ${user}:${user} ${kept}`,
    );
    expect(all('COPY').filter(({ text }) => text.includes('--chown'))).toEqual([]);
  });

  it('has the version of Node that .nvmrc names, in every stage', () => {
    const version = readFileSync('.nvmrc', 'utf8').trim();
    for (const [from] of readStages('Dockerfile'))
      expect(from?.text).toMatch(new RegExp(`^node:${version}-`));
  });
});
