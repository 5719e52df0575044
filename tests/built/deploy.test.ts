import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { findCompose } from '../support/compose.ts';
import { DEPLOY_CONFIG, startDeployNginx } from '../support/deployNginx.ts';
import { readStages } from '../support/dockerfile.ts';

/* What `deploy/` says of containers, as far as it can be carried out without them. */

const PORT = 4198;
const ORIGIN = `http://127.0.0.1:${PORT}`;
const COMPOSE = 'deploy/compose.yaml';

const Docs = z.object({
  build: z.object({ args: z.record(z.string(), z.unknown()) }),
  environment: z.record(z.string(), z.string()),
  mem_limit: z.string(),
  stop_grace_period: z.string(),
  networks: z.object({ default: z.object({ ipv4_address: z.string() }) }),
});
const Compose = z.object({
  services: z.object({
    'docs-1': Docs,
    'docs-2': Docs,
    postgres: z.object({ environment: z.record(z.string(), z.string()) }),
    nginx: z.object({ volumes: z.array(z.string()), extra_hosts: z.array(z.string()) }),
  }),
});

describe('the compose file', () => {
  const { services } = Compose.parse(parse(readFileSync(COMPOSE, 'utf8'), { merge: true }));
  const servers = [services['docs-1'], services['docs-2']];

  it('has the servers that nginx sends requests to, on their port', () => {
    const config = readFileSync(DEPLOY_CONFIG, 'utf8');
    const named = [...config.matchAll(/^ *server (\S+?):(\d+) /gm)].map(([, name, port]) => [
      name,
      port,
    ]);
    const expected = ['docs-1', 'docs-2'].map((name, i) => [name, servers[i]?.environment['PORT']]);
    expect(named).toEqual([...expected, ...expected]);
    expect(services.nginx.volumes).toEqual(['./nginx.conf:/etc/nginx/nginx.conf:ro']);
  });

  it('tells nginx the addresses that the servers keep', () => {
    expect(services.nginx.extra_hosts).toEqual(
      servers.map(({ networks }, i) => `docs-${i + 1}:${networks.default.ipv4_address}`),
    );
    // With names that are asked for again, nginx refuses who is waiting when one has another address.
    expect(readFileSync(DEPLOY_CONFIG, 'utf8')).not.toMatch(/\bresolve(?:r|;)/);
  });

  it('gives both the same database, and its owner', () => {
    const { POSTGRES_USER: user, POSTGRES_DB: name } = services.postgres.environment;
    for (const { environment } of servers) {
      const url = new URL(
        environment['DATABASE_URL']?.replace('${POSTGRES_PASSWORD:?}', 'p') ?? '',
      );
      expect([url.hostname, url.username, url.pathname]).toEqual(['postgres', user, `/${name}`]);
    }
  });

  it('sets what the image and the server know, and nothing else', () => {
    const declared = readStages('Dockerfile')
      .flat()
      .filter(({ name }) => name === 'ARG')
      .map(({ text }) => text);
    const known = readFileSync('src/server/config.ts', 'utf8');
    for (const { build, environment } of servers) {
      for (const name of Object.keys(build.args)) expect(declared).toContain(name);
      for (const name of Object.keys(environment)) expect(known).toMatch(new RegExp(`\\b${name}:`));
      expect(environment['PROXIES']).toBe('${PROXIES:-1}');
    }
  });

  // Where there is Compose; elsewhere, only the above is known of the file.
  const compose = findCompose();
  it.runIf(compose !== undefined)('is one to Compose', () => {
    const env = { ...process.env, POSTGRES_PASSWORD: 'p' };
    const [file = '', ...call] = compose ?? [];
    const { status, stderr } = spawnSync(file, [...call, '-f', COMPOSE, 'config', '-q'], {
      encoding: 'utf8',
      env,
    });
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });
});

/** A script that only a server of the new version has. */
const NEW_SCRIPT = '/_next/static/new.js';

/** A server that can lose its database, be of the old version, and be away. */
interface Backend {
  server: Server;
  port: number;
  seen: { method: string; url: string; headers: IncomingHttpHeaders }[];
  hasDatabase: boolean;
  isNew: boolean;
}

async function createBackend(): Promise<Backend> {
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    backend.seen.push({ method, url, headers });
    request.resume();
    const stores = /^\/x\/(?:api\/feedback|feedback\/)/.test(url);
    const status = url === NEW_SCRIPT && !backend.isNew ? 404 : 200;
    response.writeHead(stores && !backend.hasDatabase ? 503 : status).end(String(backend.port));
  });
  const backend: Backend = { server, port: 0, seen: [], hasDatabase: true, isNew: true };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  backend.port = (server.address() as AddressInfo).port;
  return backend;
}

describe('nginx before two servers', () => {
  let backends: [Backend, Backend];
  let stop: () => Promise<void>;

  const ask = (address: string, method = 'GET') =>
    fetch(ORIGIN + address, { method, ...(method === 'POST' && { body: '{}' }) });
  const statuses = async (address: string, method?: string) =>
    new Set(
      (await Promise.all(Array.from({ length: 10 }, () => ask(address, method)))).map(
        ({ status }) => status,
      ),
    );

  beforeAll(async () => {
    backends = [await createBackend(), await createBackend()];
    stop = await startDeployNginx(
      PORT,
      backends.map(({ port }) => port),
    );
  });
  beforeEach(() => {
    for (const backend of backends)
      Object.assign(backend, { seen: [], hasDatabase: true, isNew: true });
  });
  afterAll(async () => {
    await stop();
    for (const { server } of backends) {
      server.close();
      server.closeAllConnections();
    }
  });

  it('shares requests out, with the host and the address of who asks', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('/x/introduction/')));
    for (const { seen } of backends) {
      expect(seen.length).toBeGreaterThan(0);
      for (const { headers } of seen) {
        expect(headers.host).toBe(`127.0.0.1:${PORT}`);
        expect(headers['x-forwarded-for']).toBe('127.0.0.1');
      }
    }
  });

  it('sends an answer to the other server when one has no database, and pages to both', async () => {
    backends[0].hasDatabase = false;
    expect(await statuses('/x/api/feedback', 'POST')).toEqual(new Set([200]));
    expect(await statuses('/x/feedback/', 'POST')).toEqual(new Set([200]));
    expect(await statuses('/x/introduction/')).toEqual(new Set([200]));
    expect(backends[0].seen.some(({ url }) => url === '/x/introduction/')).toBe(true);
  });

  it('finds a script that only the server of the new version has, and says when none has it', async () => {
    backends[0].isNew = false;
    expect(await statuses(NEW_SCRIPT)).toEqual(new Set([200]));
    backends[1].isNew = false;
    expect(await statuses(NEW_SCRIPT)).toEqual(new Set([404]));
  });

  it('says that no server has a database when that is so', async () => {
    for (const backend of backends) backend.hasDatabase = false;
    expect(await statuses('/x/api/feedback', 'POST')).toEqual(new Set([503]));
  });

  it('asks the other server while one is away', async () => {
    const [gone, here] = backends;
    gone.server.close();
    gone.server.closeAllConnections();
    expect(await statuses('/x/introduction/')).toEqual(new Set([200]));
    expect(await statuses('/x/api/feedback', 'POST')).toEqual(new Set([200]));
    expect(here.seen).toHaveLength(20);
    gone.server.listen(gone.port, '127.0.0.1');
    await once(gone.server, 'listening');
  });

  it('asks both at once again when both were away', async () => {
    for (const { server } of backends) {
      server.close();
      server.closeAllConnections();
    }
    expect(await statuses('/x/introduction/')).toEqual(new Set([502]));
    for (const { server, port } of backends) {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    }
    expect(await statuses('/x/introduction/')).toEqual(new Set([200]));
    expect(await statuses('/x/api/feedback', 'POST')).toEqual(new Set([200]));
  });
});
