import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { generateShipments } from './rows.ts';
import { shipments, type ShipmentRow } from './table.ts';

/** Few enough that other requests have their turn between two of them. */
const ROWS_AT_ONCE = 500;

/**
 * Not one of the migrations: what fails here must not keep feedback from being stored. The indexes come when the rows are
 * there, which takes half the time.
 */
const createTable = sql`
  create table if not exists demo_shipments (
    id integer primary key, number text not null, goods text not null, origin text not null,
    destination text not null, carrier text not null, containers integer not null,
    weight integer not null, value integer not null, currency text not null, status text not null,
    priority text not null, departure date not null, arrival date not null,
    insured boolean not null, note text not null
  )`;

const createIndexes = [
  sql`create index if not exists demo_shipments_groups on demo_shipments (carrier, status, containers, weight)`,
  sql`create index if not exists demo_shipments_status on demo_shipments (status, id)`,
  sql`create index if not exists demo_shipments_departure on demo_shipments (departure, id)`,
  sql`create index if not exists demo_shipments_containers on demo_shipments (containers, id)`,
  sql`create index if not exists demo_shipments_weight on demo_shipments (weight, id)`,
  sql`create index if not exists demo_shipments_value on demo_shipments (value, id)`,
  sql`analyze demo_shipments`,
];

/** For so many rows that are there already, nothing waits for the database, and others would wait for the loop. */
const REST_EVERY = 10_000;

/**
 * Sees to it that the table has its first `count` rows, and goes on where an earlier process stopped.
 * @throws DatabaseDown when the database cannot be used.
 */
export async function seedShipments(
  connection: Pick<DatabaseConnection, 'use'>,
  count: number,
): Promise<void> {
  await connection.use((orm) => orm.execute(createTable));
  const stored = await connection.use((orm) => countRows(orm));
  if (stored < count) await addRows(connection, stored, count);
  for (const statement of createIndexes) await connection.use((orm) => orm.execute(statement));
}

async function addRows(
  connection: Pick<DatabaseConnection, 'use'>,
  stored: number,
  count: number,
): Promise<void> {
  const rows = generateShipments();
  let batch: ShipmentRow[] = [];
  for (let id = 1; id <= count; id += 1) {
    const { value } = rows.next();
    if (id > stored) batch.push(value);
    if (id % REST_EVERY === 0) await setImmediate();
    if (batch.length < ROWS_AT_ONCE && id < count) continue;
    const full = batch;
    batch = [];
    // Another process may be at it, too: its rows are the same.
    await connection.use((orm) => orm.insert(shipments).values(full).onConflictDoNothing());
  }
}

/** Ids have no gaps: the greatest of them is the number of rows. */
async function countRows(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ last: sql<number>`coalesce(max(${shipments.id}), 0)::int` })
    .from(shipments);
  return row?.last ?? 0;
}
