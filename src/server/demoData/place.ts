import { and, asc, between, desc, gt, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Orm } from '../database/database.ts';
import { wholeOrder, type Sort } from './cursor.ts';
import { limitsOf, type Query } from './query.ts';
import { stepOf, STEPS } from './rollups.ts';
import { sourceOf } from './sources.ts';
import { shipments, type Field } from './table.ts';

/** Reading and sorting so many rows takes no longer than the page may. */
const SORTED_MAX = 20_000;

type Values = (string | number | boolean)[];

export const directed = (term: SQL, { descending }: Sort): SQL =>
  descending ? desc(term) : asc(term);

export interface PagePlace {
  /** Which values of the columns in the order the rows of the page have. */
  condition?: SQL | undefined;
  /** How many rows come before all that have these. */
  before: number;
  /** How many have these, if they are few enough to be read and sorted by the other columns of the order. */
  sorted?: number;
}

/** Where a page begins, as a roll-up says by the first two columns of the order, or by the first. */
export async function findPlace(orm: Orm, query: Query): Promise<PagePlace> {
  const order = wholeOrder(query.sorts);
  for (const sorts of [order.slice(0, 2), order.slice(0, 1)]) {
    const by = sorts.map(({ field }) => field);
    const source = sourceOf(orm, query, { by, isRolledUp: true });
    if (!source.isRollup) continue;
    const keys = sorts.map(({ field }) => stepOf(field, source.column(field)));
    const ordered = keys.flatMap((key, level) => {
      const sort = sorts[level];
      return sort === undefined ? [] : [directed(key, sort)];
    });
    const places = orm
      .select({
        values: sql<Values>`json_build_array(${sql.join(keys, sql`, `)})`.as('values'),
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
    const size = found.reduce((sum, one) => sum + Number(one.size), 0);
    // The ids, which come last, are in the index of each column.
    const isSorted = order.length > sorts.length + 1 && size <= SORTED_MAX;
    return {
      condition: conditionOf(
        sorts,
        found.map(({ values }) => values),
      ),
      before: first.last - Number(first.size),
      ...(isSorted && { sorted: size }),
    };
  }
  return { before: 0 };
}

/** The shipments that have values of these places in the columns that the places are sorted by. */
function conditionOf(sorts: readonly Sort[], places: readonly Values[]): SQL | undefined {
  const [sort] = sorts;
  if (sort === undefined || sorts.length > 1) {
    return or(
      ...places.map((values) =>
        and(...sorts.map(({ field }, level) => isBetween(field, values[level], values[level]))),
      ),
    );
  }
  // The index of a single column is read from the first value to the last.
  const ends = [places[0]?.[0], places.at(-1)?.[0]] as const;
  return sort.descending
    ? isBetween(sort.field, ends[1], ends[0])
    : isBetween(sort.field, ends[0], ends[1]);
}

function isBetween(field: Field, first: Values[number] = 0, last: Values[number] = 0): SQL {
  const step = STEPS[field];
  return between(shipments[field], first, step === undefined ? last : Number(last) + step - 1);
}
