import { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import type { Orm } from './database/database.ts';
import { DatabaseDown, type DatabaseConnection } from './database/connection.ts';
import { BUCKET_SIZE } from './feedback/keep.ts';
import { plainText } from './plainText.ts';

/** Where the routes of health are. */
export const HEALTH_PATHS = ['/healthz', '/readyz'];

/** Within this time it is known that a disk has filled up, also where nobody sends anything. */
const WRITE_EVERY_MS = 60_000;

const NEVER_STORED = { 'Cache-Control': 'no-store' };

/** Writes a row that means nothing: a bucket that is full is the same without one, and is pruned. */
const tryToWrite = (orm: Orm): Promise<unknown> =>
  orm.execute(sql`
    insert into feedback_buckets (network, tokens, filled) values ('readyz', ${BUCKET_SIZE}::real, now())
    on conflict (network) do update set filled = now()`);

/**
 * `/healthz`: the process answers; restart it when it does not. `/readyz`: feedback can be stored; pages are served
 * either way, so this is no reason to take the process out where it is the only one.
 * @param now milliseconds, for tests.
 */
export function healthRoutes(connection: DatabaseConnection, now = () => performance.now()): Hono {
  const app = new Hono();
  let triedAt = -Infinity;
  app.get('/healthz', () => plainText(200, 'ok\n', NEVER_STORED));
  app.get('/readyz', async () => {
    try {
      // On a full disk, rows can be read and none written: only a write tells, also that it is over.
      if (connection.writeFailed() || now() - triedAt >= WRITE_EVERY_MS) {
        await connection.write(tryToWrite);
        triedAt = now();
      } else {
        await connection.use((orm) => orm.execute(sql`select 1`));
      }
      return plainText(200, 'ready\n', NEVER_STORED);
    } catch (error) {
      if (!(error instanceof DatabaseDown)) throw error;
      return plainText(503, 'The database cannot be used now; pages are served.\n', NEVER_STORED);
    }
  });
  return app;
}
