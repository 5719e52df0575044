import { z } from 'zod';
import { isDay } from './days.ts';

/** The most that one request may ask for. */
export const LIMITS = {
  /** Rows of a page. */
  page: 200,
  /** Rows or groups in a group, which the grid asks for all at once. */
  children: 500,
  /** Where a page may begin. */
  start: 1_000_000,
  sorts: 3,
  filters: 10,
  choices: 50,
  words: 5,
  levels: 3,
  text: 100,
  cursor: 600,
} as const;

/** PostgreSQL has no texts with a zero character. */
const text = z
  .string()
  .max(LIMITS.text)
  .refine((value) => !value.includes('\0'), { error: 'has a zero character' });
const one = z.union([text, z.number(), z.boolean()]);

/** Of the grid, by how the values of a column are compared. */
const operators = {
  text: [
    'contains',
    'doesNotContain',
    'equals',
    'doesNotEqual',
    'startsWith',
    'endsWith',
    'is',
    'not',
    'isAnyOf',
    'isEmpty',
    'isNotEmpty',
  ],
  number: ['=', '!=', '>', '>=', '<', '<=', 'isAnyOf', 'isEmpty', 'isNotEmpty'],
  date: ['is', 'not', 'after', 'onOrAfter', 'before', 'onOrBefore', 'isEmpty', 'isNotEmpty'],
  boolean: ['is'],
} as const;

export type Kind = keyof typeof operators;

/** A table that can be asked for: its columns, those that have totals, and how many levels of groups or parents it has. */
interface Table<F extends readonly string[], A extends readonly string[]> {
  fields: F;
  amounts: A;
  levels: number;
}

/** What the grid sends for a page, or for the children of a row. */
export const sentQuery = <const F extends readonly string[], const A extends readonly string[]>({
  fields,
  amounts,
  levels,
}: Table<F, A>) =>
  z.object({
    start: z.int().min(0).max(LIMITS.start),
    end: z.int().min(0),
    sortModel: z
      .array(z.object({ field: text, sort: z.enum(['asc', 'desc']).nullish() }))
      .max(LIMITS.sorts),
    filterModel: z.object({
      items: z
        .array(
          z.object({
            field: z.enum(fields),
            operator: z.string().max(20),
            value: z.union([one, z.array(one).max(LIMITS.choices)]).nullish(),
          }),
        )
        .max(LIMITS.filters),
      logicOperator: z.enum(['and', 'or']).optional(),
      quickFilterValues: z.array(one).max(LIMITS.words).optional(),
    }),
    groupFields: z.array(text).max(levels).optional(),
    groupKeys: z.array(text).max(levels).optional(),
    cursor: z.string().max(LIMITS.cursor).optional(),
    aggregationModel: z
      .partialRecord(z.enum(amounts), z.enum(['sum', 'avg', 'min', 'max', 'size']))
      .optional(),
  });

export type Aggregation = 'sum' | 'avg' | 'min' | 'max' | 'size';

/** The request makes no sense; the message says what is wrong with it. */
export class BadQuery extends Error {}

/** @throws BadQuery with a reason for whoever sent it. */
export function readSent<T extends { start: number; end: number }>(
  schema: z.ZodType<T>,
  sent: string,
): T {
  const read = schema.safeParse(parse(sent));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadQuery(`${issue?.path.join('.') || 'query'}: ${issue?.message ?? 'is not right'}`);
  }
  const { start, end } = read.data;
  if (end < start || end - start >= LIMITS.page) {
    throw new BadQuery(`end: ask for 1 to ${LIMITS.page} rows at once.`);
  }
  return read.data;
}

function parse(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw new BadQuery('query: this is not JSON.');
  }
}

/** The words of the quick filter. */
export const wordsOf = ({
  quickFilterValues = [],
}: {
  quickFilterValues?: (string | number | boolean)[] | undefined;
}): string[] => quickFilterValues.map(String).filter((word) => word !== '');

/** A filter whose value fits its column. */
export interface Filter<F extends string> {
  field: F;
  operator: string;
  values: (string | number | boolean)[];
}

/**
 * @returns undefined for a filter that users have not filled in.
 * @throws BadQuery for what its column cannot be compared with.
 */
export function filterOf<F extends string>(
  { field, operator, value }: { field: F; operator: string; value?: unknown },
  kind: Kind,
): Filter<F> | undefined {
  if (!operators[kind].some((known) => known === operator)) {
    throw new BadQuery(`filterModel: "${field}" has no operator "${operator}".`);
  }
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return { field, operator, values: [] };
  const given: unknown[] = Array.isArray(value) ? value : [value];
  const values = given.flatMap((entry) =>
    entry === null || entry === undefined || entry === ''
      ? []
      : [valueOf(field, kind, String(entry))],
  );
  return values.length === 0 ? undefined : { field, operator, values };
}

function valueOf(field: string, kind: Kind, value: string): string | number | boolean {
  switch (kind) {
    case 'number': {
      const number = Number(value);
      if (!Number.isFinite(number)) throw new BadQuery(`filterModel: "${field}" is a number.`);
      return number;
    }
    case 'date': {
      const day = value.slice(0, 10);
      if (!isDay(day)) {
        throw new BadQuery(`filterModel: "${field}" is a date such as 2026-03-16.`);
      }
      return day;
    }
    case 'boolean':
      return value === 'true';
    case 'text':
      return value.trim();
  }
}
