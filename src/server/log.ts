import pino, { type DestinationStream } from 'pino';

/** A request that went wrong in a way nobody planned for. */
export interface LogEntry {
  method: string;
  /** Percent-encoded and without the query, which may hold what a reader typed. */
  path: string;
  error: unknown;
}

export type Log = (entry: LogEntry) => void;

/**
 * What the server says of itself: a line of JSON each, to standard error. Nothing in it tells readers apart: no
 * addresses, no queries, nothing they wrote.
 */
export interface ServerLog {
  request: Log;
  info: (message: string, fields?: Readonly<Record<string, string | number>>) => void;
  /** Something is missing that the server goes on without. */
  warn: (message: string, error: unknown) => void;
  /** The server cannot go on. */
  fatal: (message: string, error: unknown) => void;
}

export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Of a value that comes from outside, and may have been made long on purpose. */
const VALUE_MAX = 300;
/** Of a stack with its causes. */
const REASON_MAX = 4_000;

const cutTo = (length: number, text: string): string =>
  text.length <= length ? text : `${text.slice(0, length)}… (${text.length} characters)`;

/** Where the log goes can be full, like any disk: then nothing can be said, which is no reason to end. */
function standardError(): DestinationStream {
  const destination = pino.destination({ dest: 2, sync: true });
  destination.on('error', () => undefined);
  return destination;
}

export function createLog(
  level: LogLevel,
  destination: DestinationStream = standardError(),
): ServerLog {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
  return {
    request: ({ method, path, error }) =>
      logger.error(
        { method, path: cutTo(VALUE_MAX, path), error: reasonOf(error) },
        'A request failed.',
      ),
    info: (message, fields) => logger.info(fields ?? {}, message),
    warn: (message, error) => logger.warn({ error: reasonOf(error) }, message),
    fatal: (message, error) => logger.fatal({ error: reasonOf(error) }, message),
  };
}

/** The stack, and what caused the error; nothing else that an error may carry, such as values of a query. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return cutTo(REASON_MAX, textOf(error));
  const reason = cutTo(REASON_MAX, error.stack ?? error.message);
  return error.cause === undefined ? reason : { reason, cause: reasonOf(error.cause) };
}

/** Programs throw objects, too: their names and messages, but none of the values that they may carry. */
function textOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = ['name', 'code', 'errno', 'message'].flatMap((name) => {
    const part: unknown = Reflect.get(value, name);
    return typeof part === 'string' || typeof part === 'number' ? [`${name} ${part}`] : [];
  });
  const kind = value.constructor?.name ?? 'Object';
  return parts.length === 0 ? `${kind} without a message` : `${kind}: ${parts.join(', ')}`;
}
