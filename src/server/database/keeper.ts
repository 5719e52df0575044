import { setTimeout as wait } from 'node:timers/promises';
import { reasonOf, type Database, type Orm } from './database.ts';

/** How long to wait before the database is opened again. */
const RETRY_MS = 1_000;

/** The database cannot be used now; why stands in `cause`. */
export class DatabaseDown extends Error {
  constructor(cause: unknown) {
    super('The database cannot be used now.', { cause });
    this.name = 'DatabaseDown';
  }
}

/** Holds a database open for as long as the server runs. */
export interface Keeper {
  /** Begins to open it. */
  start: () => void;
  /** @throws DatabaseDown when it is not open, or the work fails. */
  use: <T>(work: (orm: Orm) => Promise<T>) => Promise<T>;
  /** Closes the database, and opens no more. */
  close: () => Promise<void>;
}

interface KeeperOptions {
  open: () => Promise<Database>;
  /** Hears why the database could not be opened, once for each reason, and when it is open. */
  onState: (state: { kind: 'open' } | { kind: 'down'; reason: unknown }) => void;
  retryMs?: number;
}

/** Opens the database in the background once it is started, again and again until it can be, and anew when it breaks. */
export function keepDatabase({ open, onState, retryMs = RETRY_MS }: KeeperOptions): Keeper {
  let database: Database | undefined;
  let reason: unknown = new Error('The database is not open yet.');
  const closing = new AbortController();
  let opening = Promise.resolve();

  async function openUntilDone(): Promise<void> {
    let said = '';
    while (!closing.signal.aborted) {
      try {
        database = await open();
        onState({ kind: 'open' });
        return;
      } catch (error) {
        reason = reasonOf(error);
        if (String(reason) !== said) onState({ kind: 'down', reason });
        said = String(reason);
      }
      // An end is no failure of the wait.
      await wait(retryMs, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }

  function reopen(broken: Database, error: unknown): void {
    if (database !== broken) return;
    database = undefined;
    reason = reasonOf(error);
    onState({ kind: 'down', reason });
    opening = broken.close().then(openUntilDone);
  }

  return {
    start: () => {
      opening = openUntilDone();
    },
    use: async (work) => {
      if (database === undefined) throw new DatabaseDown(reason);
      const used = database;
      try {
        return await used.run(() => work(used.orm));
      } catch (error) {
        if (used.isBroken(error)) reopen(used, error);
        throw new DatabaseDown(reasonOf(error));
      }
    },
    close: async () => {
      closing.abort();
      await opening;
      await database?.close();
      database = undefined;
      reason = new Error('The server is being stopped.');
    },
  };
}
