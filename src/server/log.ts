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
}

export const LOG_LEVELS = ['info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export function createLog(
  level: LogLevel,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
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
      logger.error({ method, path, error: reasonOf(error) }, 'A request failed.'),
    info: (message, fields) => logger.info(fields ?? {}, message),
    warn: (message, error) => logger.warn({ error: reasonOf(error) }, message),
  };
}

/** The stack, and what caused the error; nothing else that an error may carry, such as values of a query. */
function reasonOf(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const reason = error.stack ?? error.message;
  return error.cause === undefined ? reason : { reason, cause: reasonOf(error.cause) };
}
