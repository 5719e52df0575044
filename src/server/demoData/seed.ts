import { setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import type { DatabaseConnection } from '../database/connection.ts';
import { generateShipments } from './rows.ts';
import { shipments, type ShipmentRow } from './table.ts';

/** Few enough that other requests have their turn between two of them. */
const ROWS_AT_ONCE = 500;

/** Not one of the migrations: what fails here must not keep feedback from being stored. */
const createTable = sql`
  create table if not exists demo_shipments (
    id integer primary key, number text not null, goods text not null, origin text not null,
    destination text not null, carrier text not null, containers integer not null,
    weight integer not null, value integer not null, currency text not null, status text not null,
    priority text not null, departure date not null, arrival date not null,
    insured boolean not null, note text not null
  )`;

/** A query that sorts or filters by one of these, or counts what it finds, reads no other part of the table. */
const createIndexes = [
  sql`create index if not exists demo_shipments_goods on demo_shipments (goods, id)`,
  sql`create index if not exists demo_shipments_origin on demo_shipments (origin, id)`,
  sql`create index if not exists demo_shipments_destination on demo_shipments (destination, id)`,
  sql`create index if not exists demo_shipments_currency on demo_shipments (currency, id)`,
  sql`create index if not exists demo_shipments_priority on demo_shipments (priority, id)`,
  sql`create index if not exists demo_shipments_carrier on demo_shipments (carrier, id)`,
  sql`create index if not exists demo_shipments_arrival on demo_shipments (arrival, id)`,
  sql`create index if not exists demo_shipments_members on demo_shipments (carrier, status, id) include (containers, weight)`,
  // From before its columns were in the one above, in an order that finds the first rows of a group.
  sql`drop index if exists demo_shipments_groups`,
  sql`create index if not exists demo_shipments_status on demo_shipments (status, id)`,
  sql`create index if not exists demo_shipments_departure on demo_shipments (departure, id)`,
  sql`create index if not exists demo_shipments_containers on demo_shipments (containers, id)`,
  sql`create index if not exists demo_shipments_weight on demo_shipments (weight, id)`,
  sql`create index if not exists demo_shipments_value on demo_shipments (value, id)`,
  sql`create index if not exists demo_shipments_number on demo_shipments (number, id)`,
  sql`create index if not exists demo_shipments_insured on demo_shipments (insured, id)`,
  sql`create index if not exists demo_shipments_note on demo_shipments (note, id)`,
];

/**
 * Making the indexes when the rows are there takes half the time. For more rows than these, the statement for one index could
 * take longer than the pool lets any statement run, on every try: then the indexes come first.
 */
const INDEXED_LATER = 100_000;

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
  const addIndexes = async (): Promise<void> => {
    for (const statement of createIndexes) await connection.use((orm) => orm.execute(statement));
  };
  if (count > INDEXED_LATER) await addIndexes();
  if (stored < count) await addRows(connection, stored, count);
  await addIndexes();
  // Marks what all can see, too: else an index with all that is asked for would still not be enough.
  await connection.use((orm) => orm.execute(sql`vacuum analyze demo_shipments`));
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
    await connection.use((orm) => insertRows(orm, full));
  }
}

/** As one text, which takes a tenth of the process's time that a parameter for each value does. */
function insertRows(orm: Orm, rows: readonly ShipmentRow[]) {
  const records = sql`json_populate_recordset(null::demo_shipments, ${JSON.stringify(rows)}::json)`;
  // Another process may be at it, too: its rows are the same.
  return orm
    .insert(shipments)
    .select(sql`select * from ${records}`)
    .onConflictDoNothing();
}

/** Ids have no gaps: the greatest of them is the number of rows. */
async function countRows(orm: Orm): Promise<number> {
  const [row] = await orm
    .select({ last: sql<number>`coalesce(max(${shipments.id}), 0)::int` })
    .from(shipments);
  return row?.last ?? 0;
}
