import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { MIGRATIONS, type Database } from './database.ts';

/** Connections of one process. */
const CONNECTIONS = 10;
/** The longest that a request waits for the database. */
const PATIENCE_MS = 5_000;
/** Any number: all processes that bring the tables up to date agree on it. */
const MIGRATION_LOCK = 7_316_227;

/**
 * Connects to PostgreSQL and brings the tables up to date, one process at a time.
 * @param url of a role that may create tables.
 * @param onLost hears of idle connections that the server ends; the pool opens others.
 */
export async function openPostgres(url: string, onLost: (error: Error) => void): Promise<Database> {
  await bringUpToDate(url);
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    keepAlive: true,
    application_name: 'docs-feedback',
  });
  pool.on('error', onLost);
  return {
    orm: drizzle(pool),
    run: (work) => work(),
    isBroken: () => false,
    close: () => pool.end(),
  };
}

async function bringUpToDate(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  // Also said by what is awaited below; unheard, it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle(client), MIGRATIONS);
  } finally {
    await client.end(); // and with it the lock
  }
}
