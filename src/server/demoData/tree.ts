import { and, asc, countDistinct, desc, eq, getTableColumns, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DatabaseConnection } from '../database/connection.ts';
import type { Orm } from '../database/database.ts';
import { aggregate } from './aggregations.ts';
import type { Answer } from './answer.ts';
import { compare, compareAmount, compareText } from './comparisons.ts';
import { createDepots, depotKinds, depots, type DepotField } from './depots.ts';
import { LIMITS, type Filter } from './sent.ts';
import type { TreeQuery } from './treeQuery.ts';

/** Not one of the migrations, as the shipments. */
const createTable = sql`
  create table if not exists demo_depots (
    id integer primary key, name text not null, path text[] not null, kind text not null,
    staff integer not null, containers integer not null, inspected date not null
  )`;

/** @throws DatabaseDown when the database cannot be used. */
export async function seedDepots(connection: Pick<DatabaseConnection, 'use'>): Promise<void> {
  await connection.use((orm) => orm.execute(createTable));
  await connection.use((orm) => orm.insert(depots).values(createDepots()).onConflictDoNothing());
}

/** A depot, or one below it. */
const inside = alias(depots, 'inside');

/** Answers with the children of a row that pass the filter, or have rows below that do. */
export async function answerTree(orm: Orm, query: TreeQuery): Promise<Answer> {
  const { groupKeys, start, end, totals } = query;
  const level = groupKeys.length + 1;
  const condition = conditionOf(query);
  const aggregates: Record<string, SQL<number | null>> = Object.fromEntries(
    totals.map(([field, name]) => [field, aggregate(inside[field], name)]),
  );
  const isTop = groupKeys.length === 0;
  const found = await orm
    .select({
      row: getTableColumns(depots),
      childCount: countDistinct(sql`${inside.path}[${level + 1}]`),
      totals: aggregates,
    })
    .from(depots)
    .innerJoin(inside, eq(depots.path, sql`${inside.path}[1:${level}]`))
    .where(and(isChild(groupKeys), condition))
    .groupBy(depots.id)
    .orderBy(...orderOf(query, aggregates), asc(depots.id))
    .limit(isTop ? end - start + 1 : LIMITS.children)
    .offset(isTop ? start : 0);
  // Where no totals were asked for, the database sends no object for them.
  const rows = found.map(({ row, childCount, totals: values }) => {
    return { ...row, groupKey: row.name, childCount, totals: { ...values } };
  });
  // The grid takes a count in an answer for the one of all its rows.
  if (!isTop) return { rows };
  const [all] = await orm
    .select({ rowCount: countDistinct(sql`${inside.path}[1]`), totals: aggregates })
    .from(inside)
    .where(condition);
  return {
    rows,
    rowCount: all?.rowCount ?? 0,
    ...(totals.length > 0 && { aggregateRow: all?.totals ?? {} }),
  };
}

/** Whether a depot is one level below the row with these keys. */
const isChild = (keys: readonly string[]): SQL | undefined =>
  and(
    sql`cardinality(${depots.path}) = ${keys.length + 1}`,
    keys.length === 0
      ? undefined
      : sql`${depots.path}[1:${keys.length}] = ${sql.param(keys)}::text[]`,
  );

function orderOf({ sorts }: TreeQuery, aggregates: Record<string, SQL>): SQL[] {
  return sorts.map(({ field, descending }) => {
    const column = sql`${depots[field]}`;
    // As in the page, whatever the language of the database is.
    const plain = depotKinds[field] === 'text' ? sql`lower(${column}) collate "C"` : column;
    const term = aggregates[field] ?? plain;
    return descending ? desc(term) : asc(term);
  });
}

/** Which depots a query is about, whatever is above and below them. */
const conditionOf = ({ filters, any, words }: TreeQuery): SQL | undefined => {
  const tests = filters.map(testOf);
  return and(
    any ? or(...tests) : and(...tests),
    ...words.map((word) =>
      or(...[inside.name, inside.kind].map((column) => compareText('contains', [word], column))),
    ),
  );
};

function testOf({ field, operator, values }: Filter<DepotField>): SQL | undefined {
  const column = inside[field];
  // No column is ever empty.
  if (operator === 'isEmpty') return sql`false`;
  if (operator === 'isNotEmpty') return sql`true`;
  switch (depotKinds[field]) {
    case 'text':
      return compareText(operator, values.map(String), column);
    case 'number':
      return compareAmount(operator, values.map(Number), () => column);
    case 'date':
      return compare(operator, column, values[0] ?? '');
  }
}
