import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf, type Database, type Orm } from './database.ts';

/** How long to wait before the database is opened again; each time twice as long, up to a minute. */
const RETRY_MS = 1_000;
const RETRY_MAX_MS = 60_000;

/** The database cannot be used now; why stands in `cause`. */
export class DatabaseDown extends Error {
  constructor(cause: unknown) {
    super('The database cannot be used now.', { cause });
    this.name = 'DatabaseDown';
  }
}

/** Holds a database open for as long as the server runs. */
export interface DatabaseConnection {
  /** Begins to open it. */
  start: () => void;
  /** @throws DatabaseDown when it is not open, or the work fails. */
  use: <T>(work: (orm: Orm) => Promise<T>) => Promise<T>;
  /** As `use`, for what stores something: whether that works is remembered. */
  write: <T>(work: (orm: Orm) => Promise<T>) => Promise<T>;
  /** Whether the last write failed; false when there was none yet. */
  writeFailed: () => boolean;
  /** Closes the database, and opens no more. */
  close: () => Promise<void>;
}

interface ConnectionOptions {
  open: () => Promise<Database>;
  /** Hears why the database could not be opened, once for each reason, and when it is open. */
  onState: (state: { kind: 'open' } | { kind: 'down'; reason: unknown }) => void;
  /** Whether it costs little to try again, and it may be well at any moment: then once a second. */
  isBrief?: (reason: unknown) => boolean;
  /** For tests. */
  retryMs?: number;
  pause?: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

/** An end is no failure of the wait. */
const pauseFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal }).catch(() => undefined);

/** Opens the database in the background once it is started, again and again until it can be, and anew when it breaks. */
export function connectDatabase(options: ConnectionOptions): DatabaseConnection {
  const { open, onState, isBrief = () => false, retryMs = RETRY_MS, pause = pauseFor } = options;
  let database: Database | undefined;
  let reason: unknown = new Error('The database is not open yet.');
  const closing = new AbortController();
  let opening = Promise.resolve();
  let writeFailed = false;

  async function openUntilDone(): Promise<void> {
    let lastReason = '';
    let delay = retryMs;
    while (!closing.signal.aborted) {
      try {
        database = await open();
        onState({ kind: 'open' });
        return;
      } catch (error) {
        reason = reasonOf(error);
        if (String(reason) !== lastReason) onState({ kind: 'down', reason });
        lastReason = String(reason);
      }
      await pause(delay, closing.signal);
      delay = isBrief(reason) ? retryMs : Math.min(2 * delay, RETRY_MAX_MS);
    }
  }

  function reopen(broken: Database, error: unknown): void {
    if (database !== broken) return;
    database = undefined;
    reason = reasonOf(error);
    onState({ kind: 'down', reason });
    opening = broken.close().then(openUntilDone);
  }

  async function use<T>(work: (orm: Orm) => Promise<T>): Promise<T> {
    if (database === undefined) throw new DatabaseDown(reason);
    const used = database;
    try {
      return await used.run(() => work(used.orm));
    } catch (error) {
      if (used.isBroken(error)) reopen(used, error);
      throw new DatabaseDown(reasonOf(error));
    }
  }

  return {
    start: () => {
      opening = openUntilDone();
    },
    use,
    write: async (work) => {
      try {
        const written = await use(work);
        writeFailed = false;
        return written;
      } catch (error) {
        writeFailed = true;
        throw error;
      }
    },
    writeFailed: () => writeFailed,
    close: async () => {
      closing.abort();
      await opening;
      await database?.close();
      database = undefined;
      reason = new Error('The server is being stopped.');
    },
  };
}
