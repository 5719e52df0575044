import { answerQuery } from './answerQuery';
import { watchRequests, type RequestEvent, type ServerRow } from './rowQuery';

interface PageSourceOptions {
  /** How long an answer takes, in milliseconds. */
  latency?: number;
  onRequest?: (event: RequestEvent) => void;
}

/** Resolves after a while, and rejects at once when the signal aborts. */
const wait = (duration: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(new DOMException('The request was aborted.', 'AbortError'));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, duration);
    if (signal?.aborted) {
      abort();
    } else {
      signal?.addEventListener('abort', abort, { once: true });
    }
  });

/** Poses as a server with a table of these rows, inside of the page. */
export function createPageSource(
  rows: readonly (object & { id: number | string })[],
  { latency = 400, onRequest }: PageSourceOptions = {},
) {
  const table: ServerRow[] = rows.map((row) => ({ ...row, id: row.id }));
  let down = false;

  const source = watchRequests(async (query, signal) => {
    await wait(latency, signal);
    if (down) {
      throw new Error('The server does not answer.');
    }
    return answerQuery(table, query);
  }, onRequest);

  return {
    ...source,
    /** From now on requests fail, or no longer do. */
    setDown(value: boolean) {
      down = value;
    },
  };
}
