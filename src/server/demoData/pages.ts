import { and, asc, between, desc, eq, gt, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.ts';
import { afterPlace, printCursor, wholeOrder, type Place, type Sort } from './cursor.ts';
import type { Query } from './query.ts';
import { STEPS } from './rollups.ts';
import { LIMITS } from './sent.ts';
import { shipmentsOf, sourceOf } from './sources.ts';
import { shipments, type Field } from './table.ts';

type Row = typeof shipments.$inferSelect;

/** Counting the rows before a page that is not so far down takes no time. */
const NEAR = 1_000;

/** Reading and sorting so many rows takes no longer than the page may. */
const SORTED_MAX = 20_000;

export const limitsOf = ({ start, end, groupKeys }: Query) =>
  groupKeys.length > 0
    ? { limit: LIMITS.children, offset: 0 }
    : { limit: end - start + 1, offset: start };

const directed = (term: SQL, { descending }: Sort): SQL => (descending ? desc(term) : asc(term));

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

interface PagePlace {
  /** Which values of the columns in the order the rows of the page have. */
  condition?: SQL | undefined;
  /** How many rows come before all that have these. */
  before: number;
  /** How many have these, if they are few enough to be read and sorted by the other columns of the order. */
  sorted?: number;
}

/** Where a page begins, as a roll-up says by the first two columns of the order, or by the first. */
async function findPlace(orm: Orm, query: Query): Promise<PagePlace> {
  const order = wholeOrder(query.sorts);
  for (const sorts of [order.slice(0, 2), order.slice(0, 1)]) {
    const by = sorts.map(({ field }) => field);
    const source = sourceOf(orm, query, { by, isRolledUp: true });
    if (!source.isRollup) continue;
    const keys = sorts.map(({ field }) => stepOf(field, sql`${source.column(field)}`));
    const ordered = keys.flatMap((key, level) => {
      const sort = sorts[level];
      return sort === undefined ? [] : [directed(key, sort)];
    });
    const places = orm
      .select({
        values: sql<(string | number | boolean)[]>`json_build_array(${sql.join(keys, sql`, `)})`.as(
          'values',
        ),
        size: source.count.as('size'),
        last: sql<number>`sum(${source.count}) over (order by ${sql.join(ordered, sql`, `)})`
          .mapWith(Number)
          .as('last'),
      })
      .from(source.from)
      .where(source.condition)
      .groupBy(...keys)
      .as('places');
    const { limit, offset } = limitsOf(query);
    const found = await orm
      .select()
      .from(places)
      .where(and(gt(places.last, offset), lt(sql`${places.last} - ${places.size}`, offset + limit)))
      .orderBy(places.last);
    const [first] = found;
    if (first === undefined) return { condition: sql`false`, before: 0 };
    const tests = found.map(({ values }) =>
      and(...sorts.map(({ field }, level) => isInStep(field, values[level] ?? 0))),
    );
    const size = found.reduce((sum, one) => sum + Number(one.size), 0);
    // The ids, which come last, are in the index of each column.
    const isSorted = order.length > sorts.length + 1 && size <= SORTED_MAX;
    return {
      condition: or(...tests),
      before: first.last - Number(first.size),
      ...(isSorted && { sorted: size }),
    };
  }
  return { before: 0 };
}

const stepOf = (field: Field, column: SQL): SQL => {
  const step = STEPS[field];
  return step === undefined ? column : sql`${column} - ${column} % ${step}`.inlineParams();
};

function isInStep(field: Field, value: string | number | boolean): SQL {
  const step = STEPS[field];
  return step === undefined
    ? eq(shipments[field], value)
    : between(shipments[field], value, Number(value) + step - 1);
}
