import { KEEP_HEADER, KEPT_CACHE, keptKey } from '#core/offline/files.ts';
import type { StopReason } from '#core/offline/keeping.ts';
import type { KeptFile } from '#core/offline/manifest.ts';

/** Files that are fetched at the same time: more would stand in the way of what the reader does meanwhile. */
const AT_ONCE = 4;

/** A download that has come to its end too early. */
export class Stopped extends Error {
  constructor(readonly reason: StopReason) {
    super(`The download has stopped: ${reason}.`);
  }
}

export async function hashOf(data: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return btoa(String.fromCharCode(...digest))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

interface Download {
  signal: AbortSignal;
  /** Hears of bytes as they come; of fewer, when an answer was no good. */
  onBytes: (bytes: number) => void;
}

/** Hashes of the files that are here. Rejects when storage is refused. */
export async function keptHashes(): Promise<Set<string>> {
  if (!(await caches.has(KEPT_CACHE))) return new Set();
  const keys = await (await caches.open(KEPT_CACHE)).keys();
  const start = keptKey('');
  return new Set(
    keys
      .map(({ url }) => new URL(url).pathname)
      .filter((path) => path.startsWith(start))
      .map((path) => path.slice(start.length)),
  );
}

/**
 * Fetches files and keeps each one that is what its hash says.
 * @throws Stopped with the reason; what has come until then is kept.
 */
export async function download(
  files: readonly KeptFile[],
  { signal, onBytes }: Download,
): Promise<void> {
  const cache = await caches.open(KEPT_CACHE);
  // The first failure stops the others too.
  const all = new AbortController();
  signal.addEventListener('abort', () => all.abort());
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const response = await fetchWhole(file, { signal: all.signal, onBytes });
      await cache.put(keptKey(file.sha256), response);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } catch (error) {
    all.abort();
    throw new Stopped(signal.aborted ? 'canceled' : reasonOf(error));
  }
}

function reasonOf(error: unknown): StopReason {
  if (error instanceof Stopped) return error.reason;
  const name = error instanceof Error ? error.name : '';
  return name === 'QuotaExceededError' || name === 'UnknownError' ? 'full' : 'connection';
}

/**
 * Fetches a file as the list has it. An answer that is not what the list says may come from a cache on the way: it is asked
 * for once more, past them.
 * @throws Stopped when the site has it no more, or sends something else.
 */
export async function fetchWhole(
  file: KeptFile,
  { signal, onBytes }: Partial<Pick<Download, 'signal'>> & Pick<Download, 'onBytes'>,
): Promise<Response> {
  for (const cache of ['default', 'reload'] as const) {
    const response = await fetch(file.url, {
      cache,
      headers: { [KEEP_HEADER]: '1' },
      ...(signal !== undefined && { signal }),
    });
    if (response.status === 404 || response.redirected) throw new Stopped('changed');
    if (!response.ok) throw new Stopped('connection');
    const data = await readAll(response, onBytes);
    if (data.byteLength === file.bytes && (await hashOf(data)) === file.sha256) {
      return new Response(data, { headers: keptHeaders(response.headers) });
    }
    onBytes(-data.byteLength);
  }
  throw new Stopped('damaged');
}

async function readAll(response: Response, onBytes: (bytes: number) => void): Promise<ArrayBuffer> {
  let received = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        received += chunk.byteLength;
        onBytes(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  try {
    return await new Response(counted ?? null).arrayBuffer();
  } catch (error) {
    onBytes(-received);
    throw error;
  }
}

/** As they came, policy included, less what was true of the way only. */
function keptHeaders(headers: Headers): Headers {
  const kept = new Headers(headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'ETag', 'Date', 'Vary']) {
    kept.delete(name);
  }
  return kept;
}
