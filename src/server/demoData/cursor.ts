import { and, eq, gt, gte, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import { isDay } from './days.ts';
import { kinds, shipments, type Field } from './table.ts';

export interface Sort {
  field: Field;
  descending: boolean;
}

/** What the row before a page has in the columns that it is sorted by. Before the first page there is none. */
export type Place = readonly (string | number | boolean)[];

/** The order of the rows, in which no two are in the same place. */
export function wholeOrder(sorts: readonly Sort[]): Sort[] {
  const known = sorts.findIndex(({ field }) => field === 'id');
  if (known !== -1) return sorts.slice(0, known + 1);
  return [...sorts, { field: 'id', descending: sorts[0]?.descending === true }];
}

/** Where a page ended, in a form that clients hand back as it is. */
export const printCursor = (
  row: Readonly<Record<string, unknown>>,
  sorts: readonly Sort[],
): string =>
  Buffer.from(JSON.stringify(wholeOrder(sorts).map(({ field }) => row[field]))).toString(
    'base64url',
  );

const types = { text: 'string', number: 'number', date: 'string', boolean: 'boolean' } as const;
const Values = z.array(
  z.union([z.string().refine((value) => !value.includes('\0')), z.int(), z.boolean()]),
);

/** @returns null for what is no cursor of rows in this order; an empty text is the beginning. */
export function readCursor(cursor: string, sorts: readonly Sort[]): Place | null {
  if (cursor === '') return [];
  const values = Values.safeParse(parse(Buffer.from(cursor, 'base64url').toString()));
  const order = wholeOrder(sorts);
  if (!values.success || values.data.length !== order.length) return null;
  const fits = order.every(({ field }, index) => {
    const value = values.data[index];
    if (typeof value !== types[kinds[field]]) return false;
    if (typeof value === 'number') return Math.abs(value) < 2 ** 31;
    return kinds[field] !== 'date' || isDay(String(value));
  });
  return fits ? values.data : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rows after a place, in a form in which an index finds the first of them. */
export function afterPlace(place: Place, sorts: readonly Sort[]): SQL | undefined {
  const terms = wholeOrder(sorts).flatMap(({ field, descending }, index) => {
    const value = place[index];
    return value === undefined ? [] : [{ column: shipments[field], value, descending }];
  });
  const [first] = terms;
  if (first === undefined) return undefined;
  const { descending } = first;
  if (terms.every((term) => term.descending === descending)) {
    const columns = list(terms.map(({ column }) => sql`${column}`));
    const values = list(terms.map(({ column, value }) => sql`${sql.param(value, column)}`));
    return descending ? sql`${columns} < ${values}` : sql`${columns} > ${values}`;
  }
  const later = terms.map((term, level) =>
    and(
      ...terms.slice(0, level).map(({ column, value }) => eq(column, value)),
      (term.descending ? lt : gt)(term.column, term.value),
    ),
  );
  return and((descending ? lte : gte)(first.column, first.value), or(...later));
}

const list = (parts: SQL[]): SQL => sql`(${sql.join(parts, sql`, `)})`;
