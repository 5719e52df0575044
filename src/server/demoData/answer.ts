import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { limitsOf, pageAfter, pageOf } from './pages.ts';
import type { Query } from './query.ts';
import { sourceOf, type Source } from './sources.ts';
import type { Field } from './table.ts';

export interface Answer {
  rows: Record<string, unknown>[];
  rowCount?: number;
  aggregateRow?: Record<string, unknown>;
  /** Where the next page begins, if the question had a cursor. Missing on the last page. */
  nextCursor?: string;
}

/** What was counted once, by its key: rows never change. */
export interface Totals {
  get: (key: string) => Record<string, unknown> | undefined;
  set: (key: string, totals: Record<string, unknown>) => unknown;
}

/** What is known of the rows before a question. */
export interface Prepared {
  totals: Totals;
  /** Whether there are roll-ups. */
  isRolledUp: boolean;
}

export async function answerQuery(orm: Orm, query: Query, prepared: Prepared): Promise<Answer> {
  if (query.after !== undefined) return pageAfter(orm, query, query.after);
  const { isRolledUp } = prepared;
  const field = query.groupFields[query.groupKeys.length];
  const { limit, offset } = limitsOf(query);
  // The grid takes a count in an answer for the one of all its rows.
  const isCounted = query.groupKeys.length === 0;
  const source = sourceOf(orm, query, { by: field === undefined ? [] : [field], isRolledUp });
  // From a roll-up, the count comes fast, and without rows there is nothing to look for.
  const counted =
    isCounted && source.isRollup ? await totals(orm, { query, source, prepared }) : undefined;
  const isEmpty = counted !== undefined && Number(counted['rowCount']) <= offset;
  const rows = isEmpty
    ? []
    : await (field === undefined
        ? pageOf(orm, query, isRolledUp)
        : groups(orm, { query, source, field }));
  if (!isCounted) return { rows };
  const isAll = offset === 0 && rows.length < limit;
  if (isAll && query.totals.length === 0) return { rows, rowCount: rows.length };
  const { rowCount, ...aggregateRow } =
    counted ?? (await totals(orm, { query, source, prepared, isAll }));
  return {
    rows,
    rowCount: isAll ? rows.length : Number(rowCount),
    ...(query.totals.length > 0 && { aggregateRow }),
  };
}

const totalsOf = ({ totals }: Query, source: Source): Record<string, SQL<number | null>> =>
  Object.fromEntries(totals.map(([amount, name]) => [amount, source.total(amount, name)]));

async function groups(
  orm: Orm,
  { query, source, field }: { query: Query; source: Source; field: Field },
): Promise<Record<string, unknown>[]> {
  const { groupFields, groupKeys } = query;
  const { limit, offset } = limitsOf(query);
  const aggregates = totalsOf(query, source);
  const key = source.column(field);
  const order = query.sorts.flatMap((one) => {
    const term = one.field === field ? key : aggregates[one.field];
    if (term === undefined) return [];
    return one.descending ? desc(term) : asc(term);
  });
  const found = await orm
    .select({ key, childCount: source.count, ...aggregates })
    .from(source.from)
    .where(source.condition)
    .groupBy(key)
    .orderBy(...order, asc(key))
    .limit(limit)
    .offset(offset);
  return found.map(({ key: value, childCount, ...values }) => ({
    id: [...groupKeys, value].map((one, level) => `${groupFields[level]}=${one}`).join('/'),
    [field]: value,
    groupKey: String(value),
    childCount,
    totals: values,
  }));
}

interface TotalsRequest {
  query: Query;
  source: Source;
  prepared: Prepared;
  /** The rows were counted already, which is what takes longest for groups. */
  isAll?: boolean;
}

/** The number of rows on the level, and the totals of everything that passes the filter. */
async function totals(
  orm: Orm,
  { query, source, prepared, isAll = false }: TotalsRequest,
): Promise<Record<string, unknown>> {
  const { totals: known } = prepared;
  const { filters, any, words, groupFields } = query;
  const [field] = isAll ? [] : groupFields;
  const key = JSON.stringify([filters, any, words, field, query.totals]);
  const stored = known.get(key);
  if (stored !== undefined) return stored;
  const rowCount =
    field === undefined
      ? source.count
      : sql<number>`count(distinct ${source.column(field)})`.mapWith(Number);
  const [row = {}] = await orm
    .select({ ...totalsOf(query, source), rowCount })
    .from(source.from)
    .where(source.condition);
  known.set(key, row);
  return row;
}
