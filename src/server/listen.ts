import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { HeaderFields } from '#core/headers/responseHeaders.ts';
import { DocsError } from '#core/errors.ts';
import { createClose } from './close.ts';
import { plainText } from './plainText.ts';

/** Where to look for a free port, when none is asked for. */
const FIRST_PORT = 3000;
const LAST_PORT = 3099;

/** Open connections; nginx in front keeps far fewer open. */
const CONNECTIONS_MAX = 2_000;
/** A connection on which nothing moves, as when a client does not read what it has asked for. */
const STILL_MS = 60_000;
/** The headers and the body of a request, however slowly they come. */
const REQUEST_MS = 30_000;

/** A server that takes requests. */
export interface Listening {
  /** The address to open in a browser, with a trailing slash. */
  url: string;
  /** Takes no more requests, and resolves when those under way are answered. Calling it again changes nothing. */
  close: () => Promise<void>;
}

export interface ListenOptions {
  fetch: Parameters<typeof getRequestListener>[0];
  host: string;
  port: number | undefined;
  /** What also answers carry that `fetch` has no part in. */
  headers?: HeaderFields;
  /** For tests. */
  connectionsMax?: number;
  stillMs?: number;
}

/**
 * Listens on `port`, or on the first free port from 3000 upwards when it is undefined.
 *
 * @throws DocsError when the port is taken, forbidden, or `host` is no address of this machine.
 */
export async function listen({
  fetch,
  host,
  port,
  headers = {},
  connectionsMax = CONNECTIONS_MAX,
  stillMs = STILL_MS,
}: ListenOptions): Promise<Listening> {
  // The host name stands in for the Host header that a client of HTTP/1.0 need not send.
  const listener = getRequestListener(fetch, {
    hostname: 'localhost',
    errorHandler: (error) => badRequest(error, headers),
  });
  const server = createServer({ requestTimeout: REQUEST_MS, headersTimeout: REQUEST_MS }, listener);
  server.maxConnections = connectionsMax;
  server.setTimeout(stillMs);
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) =>
    refuse(error, socket, headers),
  );
  const close = createClose(server);
  const taken = await (port === undefined ? bindFirstFree(server, host) : bind(server, host, port));
  return { url: `http://${nameOf(host)}:${taken}/`, close };
}

const UNREADABLE = 'This request cannot be read.\n';

/** An address that is none. What else goes wrong, `fetch` has answered itself. */
function badRequest(error: unknown, headers: HeaderFields): Response {
  if (error instanceof RequestError) return plainText(400, UNREADABLE, { ...headers });
  throw error;
}

/** What Node cannot read as HTTP never comes to `fetch`. */
function refuse(error: NodeJS.ErrnoException, socket: Socket, headers: HeaderFields): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, reason] = REFUSALS.get(error.code) ?? [400, 'Bad Request'];
  const fields = {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(UNREADABLE.length),
    Connection: 'close',
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${reason}`, ...lines, '', UNREADABLE].join('\r\n'));
}

/** As Node says itself. */
const REFUSALS = new Map<string | undefined, readonly [number, string]>([
  ['HPE_HEADER_OVERFLOW', [431, 'Request Header Fields Too Large']],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', [413, 'Payload Too Large']],
  ['ERR_HTTP_REQUEST_TIMEOUT', [408, 'Request Timeout']],
]);

async function bindFirstFree(server: Server, host: string): Promise<number> {
  for (let port = FIRST_PORT; port <= LAST_PORT; port += 1) {
    try {
      return await bind(server, host, port);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
  throw new DocsError(
    `All ports from ${FIRST_PORT} to ${LAST_PORT} are taken on ${host}.`,
    'Stop a program that listens there, or set PORT to a free one.',
  );
}

/** Its own class, so that the search for a free port can go on. */
class PortTaken extends DocsError {}

function bind(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(explain(error, host, port));
    server.once('error', fail);
    server.listen(port, host, () => {
      server.off('error', fail);
      resolve(port);
    });
  });
}

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new PortTaken(
        `Port ${port} on ${host} is taken by another program.`,
        `Stop that program, set PORT to a free port, or leave PORT out for the first free one from ${FIRST_PORT} upwards.`,
      );
    case 'EACCES':
      return new DocsError(
        `Port ${port} is reserved for programs with more rights.`,
        'Set PORT to a port from 1024 upwards.',
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new DocsError(
        `"${host}" is no address of this machine.`,
        'Set HOST to 127.0.0.1 for this machine only, or to 0.0.0.0 for everyone who can reach it.',
      );
    default:
      return error;
  }
}

/** The loopback and "every address" are reached as localhost from this machine. */
function nameOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
