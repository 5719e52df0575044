import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import { ASK_AGAIN } from '#core/headers/cachePolicy.ts';
import { createBuckets, type BucketRule } from '../buckets.ts';
import { DatabaseDown, type DatabaseConnection } from '../database/connection.ts';
import { networkOfRequest } from '../feedback/network.ts';
import type { ServerLog } from '../log.ts';
import { plainText } from '../plainText.ts';
import { isNotModified } from '../static/conditions.ts';
import type { Orm } from '../database/database.ts';
import { answerQuery, type Answer, type Counted } from './answer.ts';
import { makeRollups } from './makeRollups.ts';
import { readQuery } from './query.ts';
import { ROLLED_UP_FROM } from './rollups.ts';
import { seedShipments } from './seed.ts';
import { BadQuery } from './sent.ts';
import { answerTree, seedDepots } from './tree.ts';
import { readTreeQuery } from './treeQuery.ts';

const PATH = '/x/demo-data';
/** Changes when the answer to a question does. */
const REVISION = '1';
const QUERY_MAX = 4_000;
const RULE: BucketRule = { size: 120, perSecond: 10 };
const RETRY_S = 5;
/** In which the embedded database has its rows. */
const PATIENCE_MS = 4_000;
/** What was counted for so many filters is not counted again. */
const TOTALS_KEPT = 1_000;

export interface DemoDataOptions {
  connection: Pick<DatabaseConnection, 'use'>;
  /** How many rows there are. */
  rows: number;
  log: Pick<ServerLog, 'info' | 'warn'>;
  /** How many proxies of ours stand before the server. */
  proxies: number;
  rule?: BucketRule;
  /** From how many rows on roll-ups are made. */
  rolledUpFrom?: number;
}

/** Rows that demos can ask for. */
interface DemoTable {
  /** Makes them; resolves to whether they are there. */
  prepare: () => Promise<boolean>;
  /**
   * Reads a question.
   * @returns what answers it.
   * @throws BadQuery with a reason for whoever sent it.
   */
  read: (text: string) => (orm: Orm) => Promise<Answer>;
}

/** Answers the demos of the grid from tables. Their rows are made when somebody asks for the first time. */
export function demoDataRoutes(options: DemoDataOptions): Hono<{ Bindings: HttpBindings }> {
  const { connection, rows, proxies, rule = RULE } = options;
  const buckets = createBuckets(rule);
  const app = new Hono<{ Bindings: HttpBindings }>();
  if (rows === 0) return app;

  const refuse = (status: number, reason: string, retryAfterS?: number): Response =>
    plainText(status, `${reason}\n`, {
      'Cache-Control': 'no-store',
      ...(retryAfterS !== undefined && { 'Retry-After': String(retryAfterS) }),
    });

  const answer = async (
    c: Context<{ Bindings: HttpBindings }>,
    { prepare, read }: DemoTable,
  ): Promise<Response> => {
    const network = networkOfRequest(c, proxies);
    if (!buckets.take(network, 1)) {
      return refuse(429, 'Too many requests from this network.', buckets.secondsUntil(network, 1));
    }
    const text = c.req.query('query') ?? '';
    if (text.length > QUERY_MAX) return refuse(414, `Send at most ${QUERY_MAX} characters.`);
    try {
      const answerFrom = read(text);
      const etag = tagOf(rows, text);
      const headers = { 'Cache-Control': ASK_AGAIN, ETag: etag };
      const ifNoneMatch = c.req.header('If-None-Match');
      if (isNotModified({ ifNoneMatch }, { etag, modifiedMs: 0 })) {
        return new Response(null, { status: 304, headers });
      }
      if (!(await prepare())) return refuse(503, 'The rows are being made.', RETRY_S);
      return c.json(await connection.use(answerFrom), 200, headers);
    } catch (error) {
      if (error instanceof BadQuery) return refuse(400, error.message);
      if (!(error instanceof DatabaseDown)) throw error;
      return refuse(503, 'The database cannot be used now.', RETRY_S);
    }
  };
  for (const [name, table] of [
    ['shipments', shipmentTable(options)],
    ['depots', depotTable(options)],
  ] as const) {
    app.get(`${PATH}/${name}`, (c) => answer(c, table));
    app.get(`${PATH}/${name}/`, (c) => answer(c, table));
  }
  return app;
}

function shipmentTable(options: DemoDataOptions): DemoTable {
  const { connection, rows, rolledUpFrom = ROLLED_UP_FROM } = options;
  const totals = new LRUCache<string, Counted>({ max: TOTALS_KEPT });
  const isRolledUp = rows >= rolledUpFrom;
  const make = async () => {
    await seedShipments(connection, rows);
    if (isRolledUp) await makeRollups(connection);
  };
  return {
    prepare: createPreparation(options, { table: 'shipments', make }),
    read: (text) => {
      const query = readQuery(text);
      return (orm) => answerQuery(orm, query, { totals, isRolledUp });
    },
  };
}

const depotTable = (options: DemoDataOptions): DemoTable => ({
  prepare: createPreparation(options, {
    table: 'depots',
    make: () => seedDepots(options.connection),
  }),
  read: (text) => {
    const query = readTreeQuery(text);
    return (orm) => answerTree(orm, query);
  },
});

/**
 * Makes the rows when it is called for the first time, and waits for them as long as a reader does.
 * @returns what resolves to whether they are there.
 */
function createPreparation(
  { log }: Pick<DemoDataOptions, 'log'>,
  { table, make }: { table: string; make: () => Promise<void> },
): () => Promise<boolean> {
  let isReady = false;
  let lastReason = '';
  let running: Promise<boolean> | undefined;
  const run = async (): Promise<boolean> => {
    try {
      await make();
      isReady = true;
      log.info('The rows of the demos are there.', { table });
    } catch (error) {
      const reason = error instanceof Error ? String(error.cause ?? error) : String(error);
      // The next request tries again: one line for each reason is enough.
      if (reason !== lastReason) log.warn('The rows of the demos could not be made.', error);
      lastReason = reason;
    }
    running = undefined;
    return isReady;
  };
  return async () => {
    if (isReady) return true;
    running ??= run();
    return Promise.race([running, wait(PATIENCE_MS, false, { ref: false })]);
  };
}

const tagOf = (rows: number, query: string): string =>
  `"${createHash('sha256').update(`${REVISION} ${rows} ${query}`).digest('base64url').slice(0, 22)}"`;
