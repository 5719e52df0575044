import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { KEEP_HEADER } from '#core/offline/files.ts';
import { parseKeepList, parseManifest, printManifest } from '#core/offline/manifest.ts';

/** What goes wrong with an answer on its way: cut off in the middle, or a byte changed. */
export type Fault = 'cut' | 'damage';

/** A published site between a browser and the server's process, on a port of its own: a site of its own to the browser. */
export interface PublishedSite {
  origin: string;
  /** The paths that were asked for, in order. */
  asked: string[];
  /** Those of them that a download asked for, and not the page or its links. */
  askedToKeep: string[];
  /** What goes wrong with an answer; nothing while undefined. */
  fault: ((path: string) => Fault | undefined) | undefined;
  /** What an answer waits for; nothing while undefined. */
  held: ((path: string) => Promise<void> | undefined) | undefined;
  /** Which addresses the lists of files to keep leave out, so that keeping takes less; none while undefined. */
  spared: RegExp | undefined;
  /** From now on another export is served. */
  publish: (upstream: string) => void;
  /** Nobody listens any more, and every connection is cut. */
  stop: () => Promise<void>;
  /** Listens again, where it did. */
  start: () => Promise<void>;
}

const KEEP_LIST = '/x/offline/products.json';

export async function publishSite(upstream: string): Promise<PublishedSite> {
  const addressOfWhole = new Map<string, string>();
  const sockets = new Set<Socket>();
  let base = upstream;
  const server = createServer((request, response) => void pass(request, response));
  // A browser asks once more, unseen by the page, where a connection that it meant to use again was just closed.
  server.keepAliveTimeout = 120_000;
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const listen = (port: number): Promise<number> =>
    new Promise((resolve) => {
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  const port = await listen(0);
  const site: PublishedSite = {
    origin: `http://127.0.0.1:${port}`,
    asked: [],
    askedToKeep: [],
    fault: undefined,
    held: undefined,
    spared: undefined,
    publish: (next) => {
      base = next;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    start: async () => {
      await listen(port);
    },
  };

  /** A list of files to keep, at the address that ends in the hash of the whole one, without what is spared. */
  async function shortened(address: string, spared: RegExp): Promise<string> {
    const whole = addressOfWhole.get(address) ?? address;
    const manifest = parseManifest(await (await fetch(base + whole)).text());
    const files = manifest.files.filter(({ url }) => !spared.test(url));
    return printManifest({ ...manifest, files });
  }

  /** What can be kept, with addresses that end in the hashes of the shorter lists: whoever reads one checks that. */
  async function listOf(spared: RegExp): Promise<string> {
    const list = parseKeepList(await (await fetch(base + KEEP_LIST)).text());
    for (const offer of list.offers) {
      const whole = offer.manifest;
      const text = await shortened(whole, spared);
      const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
      offer.manifest = whole.replace(/[^.]+(?=\.json$)/, hash);
      addressOfWhole.set(offer.manifest, whole);
    }
    return JSON.stringify(list);
  }

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    site.asked.push(path);
    if (request.headers[KEEP_HEADER.toLowerCase()] !== undefined) site.askedToKeep.push(path);
    await site.held?.(path);
    if (site.spared !== undefined && path.startsWith('/x/offline/') && path.endsWith('.json')) {
      const { spared } = site;
      const text = path === KEEP_LIST ? await listOf(spared) : await shortened(path, spared);
      response.writeHead(200, { 'Content-Type': 'application/json' });
      response.end(text);
      return;
    }
    const { method } = request;
    const fault = site.fault?.(path);
    // A changed byte of compressed data would be an error of its decoder.
    const plain = fault === 'damage' ? { 'accept-encoding': 'identity' } : {};
    const headers = { ...request.headers, ...plain };
    // A connection for each request, for the same reason.
    const sent = ask(base + request.url, { method, headers, agent: false }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (fault === undefined) answer.pipe(response);
      else spoil(answer, response, fault);
    });
    sent.on('error', () => response.destroy());
    request.pipe(sent);
  }
  return site;
}

function spoil(answer: IncomingMessage, response: ServerResponse, fault: Fault): void {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => {
    const all = Buffer.concat(parts);
    const middle = Math.floor(all.length / 2);
    if (fault === 'cut') response.write(all.subarray(0, middle), () => response.destroy());
    else {
      all[middle] = (all[middle] ?? 0) ^ 1;
      response.end(all);
    }
  });
}

/** A process of the server for another export. @returns its address, and the process to end. */
export async function serveExport(
  out: string,
  port: number,
): Promise<{ origin: string; process: ChildProcess }> {
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', OUT: out },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 200; tries += 1) {
    if (await fetch(`${origin}/icon.svg`).catch(() => undefined))
      return { origin, process: server };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`The server of ${out} did not start.`);
}
