import { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import { DatabaseDown, type Keeper } from './database/keeper.ts';
import { plainText } from './plainText.ts';

const NEVER_STORED = { 'Cache-Control': 'no-store' };

/**
 * `/healthz`: the process answers; restart it when it does not. `/readyz`: feedback can be stored; pages are served
 * either way, so this is no reason to take the process out where it is the only one.
 */
export function healthRoutes(keeper: Keeper): Hono {
  const app = new Hono();
  app.get('/healthz', () => plainText(200, 'ok\n', NEVER_STORED));
  app.get('/readyz', async () => {
    try {
      await keeper.use((orm) => orm.execute(sql`select 1`));
      return plainText(200, 'ready\n', NEVER_STORED);
    } catch (error) {
      if (!(error instanceof DatabaseDown)) throw error;
      return plainText(503, 'The database cannot be used now; pages are served.\n', NEVER_STORED);
    }
  });
  return app;
}
