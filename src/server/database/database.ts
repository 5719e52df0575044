import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** Drizzle over either database. */
export type Orm = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** A database that is open and has all tables. */
export interface Database {
  orm: Orm;
  /** Runs a work in its turn. */
  run: <T>(work: () => Promise<T>) => Promise<T>;
  /** Whether it cannot go on after this error, and must be opened anew. */
  isBroken: (error: unknown) => boolean;
  /** Waits for what is being done. */
  close: () => Promise<void>;
}

/** What Drizzle's migrator runs. */
export const MIGRATIONS = { migrationsFolder: `${import.meta.dirname}/migrations` };

/**
 * What the database itself says is wrong. Drizzle's own error holds the values of the query, among them what readers
 * wrote: it is no text for a log.
 */
export function reasonOf(error: unknown): unknown {
  return error instanceof Error &&
    error.name === 'Error' &&
    error.message.startsWith('Failed query')
    ? error.cause
    : error;
}
