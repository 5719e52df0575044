import {
  and,
  between,
  count,
  eq,
  getTableColumns,
  inArray,
  max,
  min,
  not,
  or,
  sql,
  sum,
  type SQL,
  type Subquery,
} from 'drizzle-orm';
import { unionAll, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/database.ts';
import { aggregate } from './aggregations.ts';
import { conditionOf, isOpposite } from './conditions.ts';
import { ADDED } from './numbers.ts';
import type { Query } from './query.ts';
import { rollups, STEPS, type Rollup } from './rollups.ts';
import type { Aggregation } from './sent.ts';
import { cells, shipments, type Amount, type Field } from './table.ts';

/** Where shipments are counted: in their table, or in a roll-up of them. */
export interface Source {
  isRollup: boolean;
  from: PgTable | Subquery;
  column: (field: Field) => PgColumn;
  condition: SQL | undefined;
  count: SQL<number>;
  total: (amount: Amount, aggregation: Aggregation) => SQL<number | null>;
}

/** With more steps than these to look into, nothing is gained. */
const EDGES_MAX = 8;

/** Of the whole table, which has an index of the ids. */
const numberLike = (pattern: string): SQL =>
  sql`(${shipments.id} + ${ADDED})::text like ${pattern}`;

/** Which shipments a query is about. */
export const shipmentsOf = (query: Query): SQL | undefined =>
  conditionOf(query, { column: (field) => shipments[field], numberLike });

export interface Counting {
  /** By which columns. */
  by: readonly Field[];
  /** Whether there are roll-ups. */
  isRolledUp: boolean;
}

/** Where to count what a query is about: in the first roll-up that has all columns it takes. */
export function sourceOf(orm: Orm, query: Query, { by, isRolledUp }: Counting): Source {
  const table = {
    isRollup: false,
    from: shipments,
    column: (field: Field) => shipments[field],
    condition: shipmentsOf(query),
    count: count(),
    total: (amount: Amount, aggregation: Aggregation) => aggregate(shipments[amount], aggregation),
  };
  // Roll-ups have no numbers, only patterns of them.
  if (!isRolledUp || by.includes('number')) return table;
  const needed = needsOf(query);
  for (const field of by) needed.fields.add(field);
  const rollup = rollups.find(
    ({ fields }) =>
      [...needed.fields].every((one) => fields.includes(one)) &&
      fields.includes('number') === needed.fields.has('number'),
  );
  if (rollup === undefined) return table;
  const edges = edgesOf(rollup, needed.cuts);
  if (edges.size > EDGES_MAX || (needed.patterns > 0 && !isOnePattern(query, needed))) return table;
  return rollupSource(orm, query, { ...rollup, edges });
}

interface Needs {
  fields: Set<Field>;
  /** What the numbers of a column are compared with. */
  cuts: Map<Field, readonly number[]>;
  patterns: number;
}

/** What the condition of a query looks at. */
function needsOf(query: Query): Needs {
  const needs: Needs = { fields: new Set(), cuts: new Map(), patterns: 0 };
  conditionOf(query, {
    column: (field, cuts = []) => {
      needs.fields.add(field);
      needs.cuts.set(field, [...(needs.cuts.get(field) ?? []), ...cuts]);
      return shipments[field];
    },
    numberLike: (pattern) => {
      needs.fields.add('number');
      needs.patterns += 1;
      return numberLike(pattern);
    },
  });
  return needs;
}

/** A shipment is in the cells of all patterns that its number fits, so only those of one pattern may be counted. */
function isOnePattern({ filters, any }: Query, { patterns }: Needs): boolean {
  const tests = filters.filter(({ field }) => field === 'number');
  return (
    patterns === 1 &&
    tests.length <= 1 &&
    tests.every(({ operator }) => !isOpposite(operator) && (!any || filters.length === 1))
  );
}

/** Where the steps of a roll-up begin that are neither wholly found nor wholly left out. */
function edgesOf({ fields }: Rollup, cuts: Needs['cuts']): Set<number> {
  return new Set(
    fields.flatMap((field) => {
      const step = STEPS[field];
      return step === undefined
        ? []
        : (cuts.get(field) ?? []).map((cut) => Math.floor(cut / step) * step);
    }),
  );
}

/** Cells as they are, and the shipments of steps that a filter cuts one by one. */
function rollupSource(
  orm: Orm,
  query: Query,
  { name, fields, edges }: Rollup & { edges: ReadonlySet<number> },
): Source {
  const { rollup: _, ...columns } = getTableColumns(cells);
  const stepped = fields.find((field) => STEPS[field] !== undefined);
  const cut = [...edges];
  const whole = orm
    .select(columns)
    .from(cells)
    .where(
      and(
        eq(cells.rollup, name),
        stepped === undefined || cut.length === 0 ? undefined : not(inArray(cells[stepped], cut)),
      ),
    );
  const parts =
    stepped === undefined || cut.length === 0
      ? whole.as('parts')
      : unionAll(whole, shipmentsAsCells(orm, stepped, cut)).as('parts');
  return {
    isRollup: true,
    from: parts,
    column: (field) => parts[field],
    condition: conditionOf(query, {
      column: (field) => parts[field],
      numberLike: (pattern) => eq(parts.number, pattern),
    }),
    count: sql`coalesce(${sum(parts.count)}, 0)`.mapWith(Number),
    total: (amount, aggregation) => {
      switch (aggregation) {
        case 'sum':
          return sum(parts[`${amount}Sum`]).mapWith(Number);
        case 'avg':
          return sql`${sum(parts[`${amount}Sum`])} / ${sum(parts.count)}`.mapWith(Number);
        case 'min':
          return min(parts[`${amount}Min`]).mapWith(Number);
        case 'max':
          return max(parts[`${amount}Max`]).mapWith(Number);
        case 'size':
          return sql`coalesce(${sum(parts.count)}, 0)`.mapWith(Number);
      }
    },
  };
}

/** The shipments of some steps, each as a cell of its own. */
function shipmentsAsCells(orm: Orm, stepped: Field, edges: number[]) {
  const step = STEPS[stepped] ?? 1;
  const { id, containers, weight, value } = shipments;
  return orm
    .select({
      ...getTableColumns(shipments),
      count: sql<number>`1`.as('count'),
      idSum: sql<number>`${id}`.as('id_sum'),
      idMin: sql<number>`${id}`.as('id_min'),
      idMax: sql<number>`${id}`.as('id_max'),
      containersSum: sql<number>`${containers}`.as('containers_sum'),
      containersMin: sql<number>`${containers}`.as('containers_min'),
      containersMax: sql<number>`${containers}`.as('containers_max'),
      weightSum: sql<number>`${weight}`.as('weight_sum'),
      weightMin: sql<number>`${weight}`.as('weight_min'),
      weightMax: sql<number>`${weight}`.as('weight_max'),
      valueSum: sql<number>`${value}`.as('value_sum'),
      valueMin: sql<number>`${value}`.as('value_min'),
      valueMax: sql<number>`${value}`.as('value_max'),
    })
    .from(shipments)
    .where(or(...edges.map((edge) => between(shipments[stepped], edge, edge + step - 1))));
}
