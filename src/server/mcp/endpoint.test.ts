import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { HEADERS, createExport, type ExportFixture } from '../exportFixture.ts';
import { listen } from '../listen.ts';
import type { LogEntry } from '../log.ts';
import { openOutFolder } from '../static/outFolder.ts';
import { corpusFiles } from './corpusFixture.ts';
import { createEndpoint } from './endpoint.ts';
import { THREAD_PRIORITY } from './priority.ts';

const ADDRESS = 'http://localhost/x/mcp';
/** Of the protocol: the current one, and the one before it. */
const REVISIONS = ['2026-07-28', '2025-11-25'] as const;

let site: ExportFixture;
let fetchApp: (request: Request) => Promise<Response>;
const logged: LogEntry[] = [];

beforeAll(async () => {
  site = await createExport(
    Object.fromEntries(Object.entries(corpusFiles).map(([name, text]) => [name.slice(1), text])),
  );
  const app = createApp({
    outFolder: site.outFolder,
    headers: HEADERS,
    redirects: [],
    log: (entry) => logged.push(entry),
    messages: { size: 10_000, perSecond: 1 },
  });
  fetchApp = async (request) => app.fetch(request);
});

afterAll(() => site.remove());

async function clientOf(revision: (typeof REVISIONS)[number]): Promise<Client> {
  const mode = revision === '2025-11-25' ? 'legacy' : { pin: revision };
  const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL(ADDRESS), {
    fetch: (url, init) => fetchApp(new Request(url, init)),
  });
  await client.connect(transport);
  return client;
}

const post = (
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = {},
  address = ADDRESS,
): Promise<Response> =>
  fetchApp(
    new Request(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        ...headers,
      },
      body,
    }),
  );

const listTools = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

describe.each(REVISIONS)('a client of revision %s', (revision) => {
  it('lists, calls and reads', async () => {
    const client = await clientOf(revision);
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    expect(client.getInstructions()).toContain('search_docs');
    expect((await client.listTools()).tools).toHaveLength(7);
    const { content, structuredContent } = await client.callTool({
      name: 'get_page',
      arguments: { route: '/x/api/charts/bar-chart/' },
    });
    const text = corpusFiles['/x/api/charts/bar-chart/index.md'];
    expect(content).toEqual([
      { type: 'text', text },
      { type: 'text', text: 'Page: https://mui.com/x/api/charts/bar-chart/' },
    ]);
    expect(structuredContent).toMatchObject({ totalCharacters: text?.length });
    expect(structuredContent).not.toHaveProperty('markdown');
    const uri = 'docs:///x/react-charts/bars/';
    expect((await client.readResource({ uri })).contents).toMatchObject([{ uri }]);
    await client.close();
  });

  it('hears of what it did wrong', async () => {
    const client = await clientOf(revision);
    const wrong = await client.callTool({ name: 'get_api', arguments: { name: 'BarCart' } });
    expect(wrong).toMatchObject({ isError: true });
    expect(JSON.stringify(wrong.content)).toContain('Did you mean');
    await expect(client.callTool({ name: 'get_everything', arguments: {} })).rejects.toThrow(
      'get_everything',
    );
    await client.close();
  });

  it('is answered beside thirty others', async () => {
    const clients = await Promise.all(Array.from({ length: 30 }, () => clientOf(revision)));
    const answers = await Promise.all(
      clients.map((client, i) =>
        client.callTool({
          name: 'get_page',
          arguments: { route: '/x/react-charts/bars/', language: i % 2 === 0 ? 'TS' : 'JS' },
        }),
      ),
    );
    answers.forEach(({ structuredContent }, i) => {
      expect(structuredContent).toMatchObject({
        file: `/x/react-charts/bars/index${i % 2 === 0 ? '' : '.js'}.md`,
      });
    });
    await Promise.all(clients.map((client) => client.close()));
  });
});

describe('requests of other sites', () => {
  it.each(['https://evil.example', 'null', 'http://mui.com.evil.example', 'nonsense'])(
    'from %s are refused',
    async (Origin) => {
      expect((await post(listTools, { Origin })).status).toBe(403);
    },
  );

  it.each(['https://mui.com', 'http://localhost:5173', 'http://127.0.0.1:3000'])(
    'from %s are answered',
    async (Origin) => {
      expect((await post(listTools, { Origin })).status).toBe(200);
    },
  );
});

describe('garbage', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{'],
    ['no message', '"a"'],
    ['an empty batch', '[]'],
    ['bytes', new Uint8Array([0xff, 0xfe, 0x00])],
    ['a deep nest', '['.repeat(20_000)],
  ])('%s is a bad request', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      error: { code: expect.any(Number) },
    });
  });

  it('of another type is refused', async () => {
    expect((await post(listTools, { 'Content-Type': 'text/plain' })).status).toBe(415);
  });

  it('too large is refused, whether or not it says how large it is', async () => {
    const large = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'a'.repeat(70_000) });
    expect((await post(large)).status).toBe(413);
    const endless = new ReadableStream({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
    });
    const request = new Request(ADDRESS, {
      method: 'POST',
      body: endless,
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect((await fetchApp(request)).status).toBe(413);
  });

  it('in methods and paths is refused', async () => {
    for (const method of ['GET', 'DELETE', 'PUT', 'OPTIONS', 'HEAD']) {
      const response = await fetchApp(new Request(ADDRESS, { method }));
      expect([404, 405]).toContain(response.status);
    }
    expect((await post(listTools, {}, 'http://localhost/x/mcp/other')).status).toBe(405);
  });

  it('is not logged: nothing of ours went wrong', () => {
    expect(logged).toEqual([]);
  });
});

describe('a slow client', () => {
  it('is told so, and its connection is closed', async () => {
    const endpoint = createEndpoint({
      root: openOutFolder(site.outFolder),
      log: (entry) => expect.unreachable(JSON.stringify(entry)),
      bodyWithinMs: 100,
    });
    const { url, close } = await listen({
      fetch: (request) => endpoint(request, ''),
      host: '127.0.0.1',
      port: undefined,
    });
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let received = '';
    socket.on('data', (data) => {
      received += data.toString();
    });
    socket.write(
      'POST /x/mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"json',
    );
    await new Promise((resolve) => socket.once('close', resolve));
    expect(received).toMatch(/^HTTP\/1\.1 408 /);
    expect(received).toContain('did not arrive in time');
    await close();
  });
});

describe('one who asks too much', () => {
  const search = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'search_docs', arguments: { query: 'chart' } },
  });
  const batch = (count: number, revision?: string) =>
    post(
      JSON.stringify(Array.from({ length: count }, (_, id) => search(id))),
      revision === undefined ? {} : { 'MCP-Protocol-Version': revision },
    );
  const endpointOf = (options: Partial<Parameters<typeof createEndpoint>[0]>) =>
    createEndpoint({
      root: openOutFolder(site.outFolder),
      log: (entry) => expect.unreachable(JSON.stringify(entry)),
      turnWithinMs: 600_000, // a busy machine is no crowd
      ...options,
    });
  const requestOf = (message: object) =>
    new Request(ADDRESS, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify(message),
    });

  it('sends at most five messages in a batch', async () => {
    expect((await batch(5)).status).toBe(200);
    expect((await batch(5, '2025-03-26')).status).toBe(200);
    const refused = await batch(6);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: { message: expect.stringContaining('at most 5 messages, this one has 6') },
    });
  });

  it.each(['2024-11-05', '2025-06-18', '2025-11-25', '2026-07-28'])(
    'sends no batch in revision %s, which has none',
    async (revision) => {
      const refused = await batch(2, revision);
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('has no batches');
    },
  );

  it('is told to wait, and others are answered', async () => {
    const endpoint = endpointOf({ messages: { size: 3, perSecond: 0.001 } });
    const ask = (network: string) => endpoint(requestOf(search(1)), network);
    for (let n = 0; n < 3; n += 1) expect((await ask('a')).status).toBe(200);
    const refused = await ask('a');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(100);
    expect((await ask('b')).status).toBe(200);
    const two = new Request(requestOf([search(1), search(2), search(3)]));
    expect((await endpoint(two, 'b')).status).toBe(429);
  });

  it('is known by the network that a trusted proxy names', async () => {
    const proxied = createApp({
      outFolder: site.outFolder,
      headers: HEADERS,
      redirects: [],
      log: (entry) => expect.unreachable(JSON.stringify(entry)),
      proxies: 1,
      messages: { size: 1, perSecond: 0.001 },
    });
    const statusFrom = async (address: string): Promise<number> => {
      const request = requestOf({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
      request.headers.set('X-Forwarded-For', `192.0.2.1, ${address}`);
      return (await proxied.fetch(request)).status;
    };
    expect(await statusFrom('198.51.100.1')).toBe(200);
    expect(await statusFrom('198.51.100.2')).toBe(429);
    expect(await statusFrom('203.0.113.1')).toBe(200);
  });

  it('waits in a queue that has an end', async () => {
    const endpoint = endpointOf({ waitingMax: 4 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => endpoint(requestOf(search(1)), '')),
    );
    const answered = answers.filter(({ status }) => status === 200);
    expect(answered).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 503)).toHaveLength(6);
  });

  it('is told to come back when its turn comes too late', async () => {
    const endpoint = endpointOf({ turnWithinMs: 0.1 });
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => endpoint(requestOf(search(1)), '')),
    );
    // The first has its turn at once.
    expect(answers.map(({ status }) => status).slice(1)).toEqual([503, 503]);
    expect(answers[2]?.headers.get('Retry-After')).toBe('5');
  });

  it('gets no answer of many bytes', async () => {
    await site.write('x/react-charts/bars/index.md', `# Bars\n\n${'long '.repeat(30_000)}`);
    const read = (id: number) => ({
      jsonrpc: '2.0',
      id,
      method: 'resources/read',
      params: { uri: 'docs:///x/react-charts/bars/' },
    });
    const endpoint = endpointOf({});
    expect((await endpoint(requestOf(read(1)), '')).status).toBe(200);
    const many = await endpoint(requestOf([1, 2, 3, 4, 5].map(read)), '');
    expect(many.status).toBe(400);
    expect(await many.text()).toContain('Ask for less at once');
  });

  it('holds nobody up: this thread has its turn while another searches', async () => {
    const endpoint = endpointOf({});
    await endpoint(requestOf(search(1)), '');
    const before = performance.eventLoopUtilization();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => endpoint(requestOf([1, 2, 3, 4, 5].map(search)), '')),
    );
    const { utilization } = performance.eventLoopUtilization(before);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    // Here, requests are only handed over; were the search done here, there would be no pause at all.
    expect(utilization).toBeLessThan(0.9);
  });

  it.runIf(existsSync('/proc/thread-self'))('waits for those who ask for pages', async () => {
    const endpoint = endpointOf({});
    const own = os.getPriority();
    const priorities = () =>
      readdirSync('/proc/self/task').map((thread) => {
        const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
        return Number(stat.replace(/^.*\) /s, '').split(' ')[16]);
      });
    await endpoint(requestOf(search(1)), '');
    expect(priorities()).toContain(Math.max(own, THREAD_PRIORITY));
    expect(os.getPriority()).toBe(own);
  });
});
