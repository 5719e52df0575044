import { and, asc, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.ts';
import { afterPlace, printCursor, wholeOrder, type Place } from './cursor.ts';
import { directed, findPlace } from './place.ts';
import { limitsOf, type Query } from './query.ts';
import { shipmentsOf } from './sources.ts';
import { shipments, type Field } from './table.ts';

type Row = typeof shipments.$inferSelect;

/** Counting the rows before a page that is not so far down takes no time. */
const NEAR = 1_000;

const orderOf = ({ sorts }: Query, columns: Readonly<Record<Field, PgColumn>> = shipments): SQL[] =>
  wholeOrder(sorts).map((sort) => directed(sql`${columns[sort.field]}`, sort));

/** Rows before the page are not read and rows after it not counted, so the millionth page takes as long as the first. */
export async function pageAfter(
  orm: Orm,
  query: Query,
  place: Place,
): Promise<{ rows: Row[]; nextCursor?: string }> {
  const { limit } = limitsOf(query);
  const found = await orm
    .select()
    .from(shipments)
    .where(and(shipmentsOf(query), afterPlace(place, query.sorts)))
    .orderBy(...orderOf(query))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isLast = found.length <= limit || last === undefined;
  return { rows, ...(!isLast && { nextCursor: printCursor(last, query.sorts) }) };
}

/** The shipments of a page, or of a group. */
export async function pageOf(orm: Orm, query: Query, isRolledUp: boolean): Promise<Row[]> {
  const { limit, offset } = limitsOf(query);
  const condition = shipmentsOf(query);
  if (condition === undefined && query.sorts.length === 0) {
    // Ids have no gaps, so the rows before a page need not be counted.
    const { id } = shipments;
    return orm.select().from(shipments).where(gt(id, offset)).orderBy(asc(id)).limit(limit);
  }
  // Near the beginning, an index of the first column finds the rows, if those that a filter leaves are not all at the end.
  const isNear = offset < NEAR && query.sorts.length <= (condition === undefined ? 1 : 0);
  const place = isRolledUp && !isNear ? await findPlace(orm, query) : { before: 0 };
  const wanted = and(condition, place.condition);
  if (place.sorted !== undefined) {
    // Else the database would go through all rows in their second order, and look for those of this place.
    const found = orm.select().from(shipments).where(wanted).limit(place.sorted).as('found');
    return orm
      .select()
      .from(found)
      .orderBy(...orderOf(query, found))
      .limit(limit)
      .offset(offset - place.before);
  }
  // The rows before the page are counted in an index, which has the ids: only those of the page are read.
  const page = orm
    .select({ id: shipments.id })
    .from(shipments)
    .where(wanted)
    .orderBy(...orderOf(query))
    .limit(limit)
    .offset(offset - place.before);
  return orm
    .select()
    .from(shipments)
    .where(inArray(shipments.id, page))
    .orderBy(...orderOf(query));
}
