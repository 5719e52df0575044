import { asc, desc, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { pageAfter, pageOf } from './pages.ts';
import { limitsOf, type Query } from './query.ts';
import { sourceOf, type Source } from './sources.ts';
import type { Field } from './table.ts';

export interface Answer {
  rows: Record<string, unknown>[];
  rowCount?: number;
  aggregateRow?: Record<string, unknown>;
  /** Where the next page begins, if the question had a cursor. Missing on the last page. */
  nextCursor?: string;
}

/** How many rows or groups there are, and the totals of everything that passes a filter. */
export interface Counted {
  rowCount: number;
  aggregateRow: Record<string, unknown>;
}

/** What was counted once, by its key: rows never change. */
export interface Totals {
  get: (key: string) => Counted | undefined;
  set: (key: string, counted: Counted) => unknown;
}

/** What is known of the rows before a question. */
export interface Prepared {
  totals: Totals;
  /** Whether there are roll-ups. */
  isRolledUp: boolean;
}

export async function answerQuery(orm: Orm, query: Query, prepared: Prepared): Promise<Answer> {
  if (query.after !== undefined) return pageAfter(orm, query, query.after);
  const field = query.groupFields[query.groupKeys.length];
  const by = field === undefined ? [] : [field];
  const source = sourceOf(orm, query, { by, isRolledUp: prepared.isRolledUp });
  return field === undefined
    ? answerWithRows(orm, { query, source, prepared })
    : answerWithGroups(orm, { query, source, prepared, field });
}

interface Question {
  query: Query;
  source: Source;
  prepared: Prepared;
}

async function answerWithRows(orm: Orm, question: Question): Promise<Answer> {
  const { query, source, prepared } = question;
  const { limit, offset } = limitsOf(query);
  // The grid takes a count in an answer for the one of all its rows.
  if (query.groupKeys.length > 0) return { rows: await pageOf(orm, query, prepared.isRolledUp) };
  // From a roll-up, the count comes fast, and without rows there is nothing to look for.
  const counted = source.isRollup ? await countAll(orm, question) : undefined;
  const isEmpty = counted !== undefined && counted.rowCount <= offset;
  const rows = isEmpty ? [] : await pageOf(orm, query, prepared.isRolledUp);
  const isAll = offset === 0 && rows.length < limit;
  if (isAll && query.totals.length === 0) return { rows, rowCount: rows.length };
  const { rowCount, aggregateRow } = counted ?? (await countAll(orm, question));
  return { rows, rowCount, ...(query.totals.length > 0 && { aggregateRow }) };
}

async function answerWithGroups(orm: Orm, question: Question & { field: Field }): Promise<Answer> {
  const { query, source, field } = question;
  const { groupFields, groupKeys } = query;
  const { limit, offset } = limitsOf(query);
  const isTop = groupKeys.length === 0;
  const isFirst = isTop && offset === 0;
  const aggregates = totalsOf(query, source);
  const key = source.column(field);
  const order = query.sorts.flatMap((one) => {
    const term = one.field === field ? key : aggregates[one.field];
    if (term === undefined) return [];
    return one.descending ? desc(term) : asc(term);
  });
  // The totals of all come first, as a group of its own: counting them apart would take as long again.
  const isOfAll = sql`grouping(${key})`;
  const found = await orm
    .select({ key, childCount: source.count, ...aggregates })
    .from(source.from)
    .where(source.condition)
    .groupBy(isFirst ? sql`grouping sets ((${key}), ())` : key)
    .orderBy(desc(isOfAll), ...order, asc(key))
    .limit(isFirst ? limit + 1 : limit)
    .offset(offset);
  const groups = found.map(({ key: value, childCount, ...totals }) => ({
    id: [...groupKeys, value].map((one, level) => `${groupFields[level]}=${one}`).join('/'),
    [field]: value,
    groupKey: String(value),
    childCount,
    totals,
  }));
  if (!isTop) return { rows: groups };
  const rows = isFirst ? groups.slice(1) : groups;
  const { rowCount, aggregateRow } =
    isFirst && rows.length < limit
      ? { rowCount: rows.length, aggregateRow: groups[0]?.totals }
      : await countAll(orm, question);
  return { rows, rowCount, ...(query.totals.length > 0 && { aggregateRow }) };
}

const totalsOf = ({ totals }: Query, source: Source): Record<string, SQL<number | null>> =>
  Object.fromEntries(totals.map(([amount, name]) => [amount, source.total(amount, name)]));

/** The number of rows or groups, and the totals of everything that passes the filter. */
async function countAll(orm: Orm, { query, source, prepared }: Question): Promise<Counted> {
  const { filters, any, words, groupFields, totals } = query;
  const [field] = groupFields;
  const key = JSON.stringify([filters, any, words, field, totals]);
  const known = prepared.totals.get(key);
  if (known !== undefined) return known;
  const count =
    field === undefined
      ? source.count
      : sql<number>`count(distinct ${source.column(field)})`.mapWith(Number);
  const [row] = await orm
    .select({ ...totalsOf(query, source), count })
    .from(source.from)
    .where(source.condition);
  const { count: rowCount = 0, ...aggregateRow } = row ?? {};
  const counted = { rowCount: Number(rowCount), aggregateRow };
  prepared.totals.set(key, counted);
  return counted;
}
