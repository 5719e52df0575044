import { and, asc, avg, count, desc, gt, inArray, max, min, sql, sum, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { conditionOf } from './conditions.ts';
import { afterPlace, printCursor, wholeOrder, type Place } from './cursor.ts';
import { LIMITS, type Aggregation, type Query } from './query.ts';
import { shipments, type Field } from './table.ts';

export interface Answer {
  rows: Record<string, unknown>[];
  rowCount?: number;
  aggregateRow?: Record<string, unknown>;
  /** Where the next page begins, if the question had a cursor. Missing on the last page. */
  nextCursor?: string;
}

const functions: Record<Aggregation, (field: Field) => SQL<number | null>> = {
  sum: (field) => sum(shipments[field]).mapWith(Number),
  avg: (field) => avg(shipments[field]).mapWith(Number),
  min: (field) => min(shipments[field]).mapWith(Number),
  max: (field) => max(shipments[field]).mapWith(Number),
  size: (field) => count(shipments[field]),
};

const totalsOf = ({ totals }: Query): Record<string, SQL<number | null>> =>
  Object.fromEntries(totals.map(([field, name]) => [field, functions[name](field)]));

/** What was counted once, by its key: rows never change. */
export interface Totals {
  get: (key: string) => Record<string, unknown> | undefined;
  set: (key: string, totals: Record<string, unknown>) => unknown;
}

export async function answerQuery(orm: Orm, query: Query, known: Totals): Promise<Answer> {
  if (query.after !== undefined) return pageAfter(orm, query, query.after);
  const field = query.groupFields[query.groupKeys.length];
  const rows = field === undefined ? await leaves(orm, query) : await groups(orm, query, field);
  // The grid takes a count in an answer for the one of all its rows.
  if (query.groupKeys.length > 0) return { rows };
  const { limit, offset } = limitsOf(query);
  const isAll = offset === 0 && rows.length < limit;
  if (isAll && query.totals.length === 0) return { rows, rowCount: rows.length };
  const { rowCount, ...aggregateRow } = await totals(orm, { query, known, isAll });
  return {
    rows,
    rowCount: isAll ? rows.length : Number(rowCount),
    ...(query.totals.length > 0 && { aggregateRow }),
  };
}

/** Rows before the page are not read and rows after it not counted, so the millionth page takes as long as the first. */
async function pageAfter(orm: Orm, query: Query, place: Place): Promise<Answer> {
  const { limit } = limitsOf(query);
  const found = await orm
    .select()
    .from(shipments)
    .where(and(conditionOf(query), afterPlace(place, query.sorts)))
    .orderBy(...orderOf(query))
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  const isLast = found.length <= limit || last === undefined;
  return { rows, ...(!isLast && { nextCursor: printCursor(last, query.sorts) }) };
}

const orderOf = ({ sorts }: Query): SQL[] =>
  wholeOrder(sorts).map(({ field, descending }) =>
    descending ? desc(shipments[field]) : asc(shipments[field]),
  );

const limitsOf = ({ start, end, groupKeys }: Query) =>
  groupKeys.length > 0
    ? { limit: LIMITS.children, offset: 0 }
    : { limit: end - start + 1, offset: start };

function leaves(orm: Orm, query: Query) {
  const { limit, offset } = limitsOf(query);
  const condition = conditionOf(query);
  if (condition === undefined && query.sorts.length === 0) {
    // Ids have no gaps, so the rows before a page need not be counted.
    const { id } = shipments;
    return orm.select().from(shipments).where(gt(id, offset)).orderBy(asc(id)).limit(limit);
  }
  const order = orderOf(query);
  // The rows before the page are counted in an index, which has the ids: only those of the page are read.
  const page = orm
    .select({ id: shipments.id })
    .from(shipments)
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return orm
    .select()
    .from(shipments)
    .where(inArray(shipments.id, page))
    .orderBy(...order);
}

async function groups(orm: Orm, query: Query, field: Field): Promise<Record<string, unknown>[]> {
  const { groupFields, groupKeys } = query;
  const { limit, offset } = limitsOf(query);
  const aggregates = totalsOf(query);
  const order = query.sorts.flatMap((one) => {
    const term = one.field === field ? shipments[field] : aggregates[one.field];
    if (term === undefined) return [];
    return one.descending ? desc(term) : asc(term);
  });
  const found = await orm
    .select({ key: shipments[field], childCount: count(), ...aggregates })
    .from(shipments)
    .where(conditionOf(query))
    .groupBy(shipments[field])
    .orderBy(...order, asc(shipments[field]))
    .limit(limit)
    .offset(offset);
  return found.map(({ key, childCount, ...values }) => ({
    id: [...groupKeys, key].map((one, level) => `${groupFields[level]}=${one}`).join('/'),
    [field]: key,
    groupKey: String(key),
    childCount,
    totals: values,
  }));
}

interface TotalsRequest {
  query: Query;
  known: Totals;
  /** The rows were counted already, which is what takes longest for groups. */
  isAll: boolean;
}

/** The number of rows on the level, and the totals of everything that passes the filter. */
async function totals(
  orm: Orm,
  { query, known, isAll }: TotalsRequest,
): Promise<Record<string, unknown>> {
  const { filters, any, words, groupFields } = query;
  const [field] = isAll ? [] : groupFields;
  const key = JSON.stringify([filters, any, words, field, query.totals]);
  const stored = known.get(key);
  if (stored !== undefined) return stored;
  const rowCount =
    field === undefined ? count() : sql<number>`count(distinct ${shipments[field]})::int`;
  const [row = {}] = await orm
    .select({ ...totalsOf(query), rowCount })
    .from(shipments)
    .where(conditionOf(query));
  known.set(key, row);
  return row;
}
