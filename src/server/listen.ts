import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { DocsError } from '#core/errors.ts';
import { createClose } from './close.ts';

/** Where to look for a free port, when none is asked for. */
const FIRST_PORT = 3000;
const LAST_PORT = 3099;

/** A server that takes requests. */
export interface Listening {
  /** The address to open in a browser, with a trailing slash. */
  url: string;
  /** Takes no more requests, and resolves when those under way are answered. Calling it again changes nothing. */
  close: () => Promise<void>;
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
}: {
  fetch: Parameters<typeof getRequestListener>[0];
  host: string;
  port: number | undefined;
}): Promise<Listening> {
  // The host name stands in for the Host header that a client of HTTP/1.0 need not send.
  const server = createServer(getRequestListener(fetch, { hostname: 'localhost' }));
  const close = createClose(server);
  const taken = await (port === undefined ? bindFirstFree(server, host) : bind(server, host, port));
  return { url: `http://${nameOf(host)}:${taken}/`, close };
}

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
