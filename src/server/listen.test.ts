import { truncate } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { createConnection, createServer, type AddressInfo } from 'node:net';
import { EventEmitter, once } from 'node:events';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from './app.ts';
import { createExport, HEADERS, long, type ExportFixture } from './exportFixture.ts';
import { listen, type Listening } from './listen.ts';

const HOST = '127.0.0.1';
const PAGE = long('A page.');
const log = vi.fn();
const open: Listening[] = [];
let site: ExportFixture;

beforeAll(async () => {
  site = await createExport({ 'x/large.txt': 'x'.repeat(20_000_000) }, { 'x/a/index.html': PAGE });
});

afterAll(() => site.remove());

afterEach(async () => {
  await Promise.all(open.splice(0).map((server) => server.close()));
});

/** On a port of its own choice: other tests search from 3000 upwards at the same time, and would take a freed one. */
async function start(
  fetch: (request: Request) => Response | Promise<Response> = createApp({
    outFolder: site.outFolder,
    headers: HEADERS,
    redirects: [],
    log,
  }).fetch,
): Promise<Listening> {
  const { port, release } = await takenPort();
  await release();
  const server = await listen({ fetch, host: HOST, port });
  open.push(server);
  return server;
}

/** The server's answer to lines sent as they are, which no HTTP client would send. */
async function send(url: string, ...lines: string[]): Promise<string> {
  const socket = createConnection(Number(new URL(url).port), HOST);
  // Not `end`: a client that closes its side is gone, to Node.
  socket.write(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

async function askFor(url: string, headers: Record<string, string> = {}) {
  // Without an agent: it would keep connections to servers of earlier tests.
  const outgoing = request(url.replace('localhost', HOST), { agent: false, headers }).end();
  const [response] = (await once(outgoing, 'response')) as [IncomingMessage];
  return response;
}

function signal(): { give: () => void; given: Promise<void> } {
  const events = new EventEmitter();
  return { give: () => events.emit('given'), given: once(events, 'given').then(() => undefined) };
}

async function takenPort() {
  const other = createServer().listen(0, HOST);
  await once(other, 'listening');
  const release = async () => {
    other.close();
    await once(other, 'close');
  };
  return { port: (other.address() as AddressInfo).port, release };
}

describe('listen', () => {
  it('takes the first free port from 3000 upwards and says where it is', async () => {
    const take = () => listen({ fetch: () => new Response('ok'), host: HOST, port: undefined });
    const one = await take();
    const two = await take();
    open.push(one, two);
    for (const { url } of [one, two]) expect(url).toMatch(/^http:\/\/localhost:30\d\d\/$/);
    expect(one.url).not.toBe(two.url);
  });

  it('takes exactly the port it is told, or says that it is taken', async () => {
    const { port, release } = await takenPort();
    const take = () => listen({ fetch: () => new Response('ok'), host: HOST, port });
    await expect(take()).rejects.toThrow(`Port ${port} on 127.0.0.1 is taken by another program.`);
    await release();
    const server = await take();
    open.push(server);
    expect(server.url).toBe(`http://localhost:${port}/`);
  });

  it('says that a host is not this machine', async () => {
    const elsewhere = listen({ fetch: () => new Response(), host: '192.0.2.1', port: undefined });
    await expect(elsewhere).rejects.toThrow('"192.0.2.1" is no address of this machine.');
  });

  it('serves a page over a socket with its length', async () => {
    const { url } = await start();
    const response = await askFor(`${url}x/a/`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe(String(PAGE.length));
    expect(response.headers['transfer-encoding']).toBeUndefined();
    expect(await text(response)).toBe(PAGE);
  });

  it('answers HEAD with the headers of GET', async () => {
    const { url } = await start();
    for (const path of ['/x/a/', '/x/a', '/nothing', '/%']) {
      const [get, head] = await Promise.all(
        ['GET', 'HEAD'].map(async (method) => {
          const answer = await send(url, `${method} ${path} HTTP/1.1`, 'Host: localhost');
          const [headers = '', body = ''] = answer.split('\r\n\r\n');
          // Names have no case, and their order means nothing.
          const [status = '', ...fields] = headers.toLowerCase().split('\r\n');
          const told = fields.filter((field) => !field.startsWith('date:')).sort();
          return { headers: [status, ...told].join('\n'), body };
        }),
      );
      expect(get?.headers).toMatch(/^http\/1\.1 [234]/);
      expect(head?.headers).toBe(get?.headers);
      expect(head?.body).toBe('');
    }
  });

  it.each([
    'GET /../../etc/passwd HTTP/1.1',
    'GET /..%2f..%2fetc%2fpasswd HTTP/1.1',
    'GET /..\\..\\etc\\passwd HTTP/1.1',
    'GET //etc/passwd HTTP/1.1',
    'GET http://localhost/../etc/passwd HTTP/1.1',
    'GET * HTTP/1.1',
    'GET etc/passwd HTTP/1.1',
    'GET /a%0d%0aSet-Cookie:%20b=c HTTP/1.1',
  ])('survives %s', async (line) => {
    const { url } = await start();
    const answer = await send(url, line, 'Host: localhost');
    expect(answer).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(answer).not.toContain('root:');
    expect(answer).not.toContain('Set-Cookie');
    expect((await askFor(`${url}x/a/`)).statusCode).toBe(200);
  });

  it('survives a client that goes away in the middle', async () => {
    const { url } = await start();
    const response = await askFor(`${url}x/large.txt`);
    await once(response, 'data');
    response.destroy();
    expect((await askFor(`${url}x/a/`)).statusCode).toBe(200);
    expect(log).not.toHaveBeenCalled();
  });
});

it('ends the connection when a file cannot be sent to its end, and writes nothing into it', async () => {
  const unwanted = vi.spyOn(console, 'error').mockReturnValue(); // The adapter reports it, too.
  const shrinking = await site.write('x/shrinking.txt', 'x'.repeat(20_000_000));
  const { url } = await start();
  const response = await askFor(`${url}x/shrinking.txt`);
  await truncate(shrinking, 10);
  let received = '';
  const read = async () => {
    for await (const chunk of response) received += String(chunk);
  };
  await expect(read()).rejects.toThrow('aborted');
  expect(received).toMatch(/^x*$/);
  expect(log).toHaveBeenCalledTimes(1);
  expect(log.mock.calls[0]?.[0]).toMatchObject({ method: 'GET', path: '/x/shrinking.txt' });
  log.mockClear();
  unwanted.mockRestore();
});

describe('under pressure', () => {
  const ownServer = async (options: Partial<Parameters<typeof listen>[0]>) => {
    const { port, release } = await takenPort();
    await release();
    const fetch = () => new Response('x'.repeat(50_000_000));
    const server = await listen({ fetch, host: HOST, port, ...options });
    open.push(server);
    return { ...server, port };
  };

  it.each(['NONSENSE', 'GET * HTTP/1.1\r\nHost: localhost', 'GET / HTTP/1.1\r\nHost: a b'])(
    'answers %j with the headers of all answers',
    async (lines) => {
      const { url } = await ownServer({ headers: { 'X-Content-Type-Options': 'nosniff' } });
      const answer = await send(url, lines);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
      expect(answer).toContain('This request cannot be read.');
    },
  );

  it('has an end to its connections', async () => {
    const { port } = await ownServer({ connectionsMax: 2 });
    const kept = [1, 2].map(() => createConnection(port, HOST));
    await Promise.all(kept.map((socket) => once(socket, 'connect')));
    const third = createConnection(port, HOST).resume();
    third.on('error', () => undefined); // reset, or ended: both are a no
    await once(third, 'close');
    expect(kept.map((socket) => socket.destroyed)).toEqual([false, false]);
    for (const socket of kept) socket.destroy();
  });

  it('closes on a client that never reads', async () => {
    const { port } = await ownServer({ stillMs: 200 });
    const socket = createConnection(port, HOST);
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    socket.pause();
    // A busy machine takes a second or two to write all of it; the connection has stood still from then on.
    await wait(10_000);
    // What lies in the sockets can still be read, and then nothing more comes.
    let received = 0;
    socket.on('data', (data) => {
      received += data.length;
    });
    await once(socket.resume(), 'close');
    expect(received).toBeLessThan(50_000_000);
  });
});

describe('close', () => {
  it('lets requests under way finish and takes no more', async () => {
    const arrived = signal();
    const mayAnswer = signal();
    const { url, close } = await start(async () => {
      arrived.give();
      await mayAnswer.given;
      return new Response('finished');
    });
    const response = askFor(url, { Connection: 'keep-alive' });
    await arrived.given;
    const closed = close();
    await expect(askFor(url)).rejects.toThrow('ECONNREFUSED');
    mayAnswer.give();
    expect(await text(await response)).toBe('finished');
    await closed;
  });

  it('sends the last byte to a client that is slow to take it', async () => {
    const SIZE = 20_000_000;
    const { url, close } = await start(() => new Response('x'.repeat(SIZE)));
    const slow = await askFor(url);
    // The whole response is written by now, but neither read nor all in the sockets.
    const closed = close();
    await expect(askFor(url)).rejects.toThrow('ECONNREFUSED');
    expect((await text(slow)).length).toBe(SIZE);
    await closed;
  });

  it('finishes sending a file', async () => {
    const { url, close } = await start();
    const response = await askFor(`${url}x/large.txt`);
    const closed = close();
    expect((await text(response)).length).toBe(20_000_000);
    await closed;
  });

  it('does not wait for a connection that only stays open', async () => {
    const { url, close } = await start();
    const socket = createConnection(Number(new URL(url).port), HOST);
    socket.write('GET /x/a/ HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await once(socket, 'data');
    const [ended] = await Promise.all([once(socket.resume(), 'end'), close()]);
    expect(ended).toEqual([]);
    socket.destroy();
  });

  it('may be called again', async () => {
    const { close } = await start();
    expect(await Promise.all([close(), close()])).toEqual([undefined, undefined]);
    await close();
  });
});
