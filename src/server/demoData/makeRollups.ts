import { and, count, eq, getTableColumns, max, min, sql, sum, type SQL } from 'drizzle-orm';
import type { DatabaseConnection } from '../database/connection.ts';
import type { Orm } from '../database/database.ts';
import { choices } from './rows.ts';
import { rollups, stepOf, type Rollup } from './rollups.ts';
import { amounts, cells, shipments, type Field } from './table.ts';

/** Any number: all processes that make roll-ups agree on it. */
const ROLLUP_LOCK = 7_316_228;

/** Not one of the migrations, as the shipments themselves. */
const createCells = [
  sql`
    create table if not exists demo_shipment_cells (
      rollup text not null, id integer, number text, goods text, origin text, destination text,
      carrier text, containers integer, weight integer, value integer, currency text, status text,
      priority text, departure date, arrival date, insured boolean, note text,
      count integer not null,
      id_sum bigint not null, id_min integer not null, id_max integer not null,
      containers_sum bigint not null, containers_min integer not null, containers_max integer not null,
      weight_sum bigint not null, weight_min integer not null, weight_max integer not null,
      value_sum bigint not null, value_min integer not null, value_max integer not null
    )`,
  sql`create index if not exists demo_shipment_cells_rollup on demo_shipment_cells (rollup)`,
];

/** For so many rows, a statement takes a part of the time that any statement may. */
const ROWS_AT_ONCE = 100_000;

/**
 * Counts what roll-ups have to know of the shipments that are there, unless they do.
 * @param rowsAtOnce of how many rows one statement may count.
 * @throws DatabaseDown when the database cannot be used.
 */
export async function makeRollups(
  connection: Pick<DatabaseConnection, 'use'>,
  rowsAtOnce = ROWS_AT_ONCE,
): Promise<void> {
  for (const statement of createCells) await connection.use((orm) => orm.execute(statement));
  for (const rollup of rollups) {
    await connection.use((orm) =>
      orm.transaction((transaction) => make(transaction, rollup, rowsAtOnce)),
    );
  }
  await connection.use((orm) => orm.execute(sql`vacuum analyze demo_shipment_cells`));
}

/** As a whole or not at all, and by one process at a time: a cell that is there twice would be counted twice. */
async function make(orm: Orm, rollup: Rollup, rowsAtOnce: number): Promise<void> {
  await orm.execute(sql`select pg_advisory_xact_lock(${ROLLUP_LOCK})`);
  const [table] = await orm.select({ rows: max(shipments.id) }).from(shipments);
  const [made] = await orm
    .select({ rows: max(cells.idMax) })
    .from(cells)
    .where(eq(cells.rollup, rollup.name));
  if (made?.rows === table?.rows) return;
  await orm.delete(cells).where(eq(cells.rollup, rollup.name));
  for (const part of partsOf(table?.rows ?? 0, rowsAtOnce)) {
    await orm.insert(cells).select(cellsOf(rollup, part));
  }
}

/** Parts of the shipments that have no cell in common, as each roll-up has the carrier and the status. */
function partsOf(rows: number, rowsAtOnce: number): (SQL | undefined)[] {
  if (rows <= rowsAtOnce) return [sql`true`];
  const { carrier: carriers = [], status: statuses = [] } = choices;
  return carriers.flatMap((carrier) =>
    statuses.map((status) => and(eq(shipments.carrier, carrier), eq(shipments.status, status))),
  );
}

/** The patterns that the number of a shipment fits, with one digit or two. */
const patterns = sql`
  select '%' || substr(${shipments.number}, place, size) || '%' as pattern
  from generate_series(1, 2) as size, generate_series(4, length(${shipments.number}) - size + 1) as place
  union select '%' || right(${shipments.number}, size) from generate_series(1, 2) as size`;

function cellsOf({ name, fields }: Rollup, part: SQL | undefined): SQL {
  const keys = new Map<string, SQL>(fields.map((field) => [field, keyOf(field)]));
  const totals = new Map<string, SQL>(
    amounts.flatMap((amount) => [
      [`${amount}Sum`, sum(shipments[amount])],
      [`${amount}Min`, min(shipments[amount])],
      [`${amount}Max`, max(shipments[amount])],
    ]),
  );
  const columns = Object.keys(getTableColumns(cells)).map((column) => {
    if (column === 'rollup') return sql`${name}`;
    if (column === 'count') return count();
    return keys.get(column) ?? totals.get(column) ?? sql`null`;
  });
  const lateral = fields.includes('number')
    ? sql`cross join lateral (${patterns}) as patterns`
    : sql``;
  return sql`select ${list(columns)} from ${shipments} ${lateral} where ${part} group by ${list([...keys.values()])}`;
}

const keyOf = (field: Field): SQL =>
  field === 'number' ? sql`pattern` : stepOf(field, shipments[field]);

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
