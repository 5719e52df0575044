import { z } from 'zod';
import { readCursor, type Place } from './cursor.ts';
import { isDay } from './days.ts';
import { amounts, kinds, type Amount, type Field } from './table.ts';

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

const fields = Object.keys(kinds).filter((name): name is Field => Object.hasOwn(kinds, name));
const groupable = [
  'goods',
  'origin',
  'destination',
  'carrier',
  'currency',
  'status',
  'priority',
] as const;

const GROUP_COLUMN = /^__row_group_by_columns_group_(?:_|(\w+?)__)$/;

/** PostgreSQL has no texts with a zero character. */
const text = z
  .string()
  .max(LIMITS.text)
  .refine((value) => !value.includes('\0'), { error: 'has a zero character' });
const one = z.union([text, z.number(), z.boolean()]);

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

const Sent = z.object({
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
  groupFields: z.array(z.enum(groupable)).max(LIMITS.levels).optional(),
  groupKeys: z.array(text).max(LIMITS.levels).optional(),
  cursor: z.string().max(LIMITS.cursor).optional(),
  aggregationModel: z
    .partialRecord(z.enum(amounts), z.enum(['sum', 'avg', 'min', 'max', 'size']))
    .optional(),
});

type SentQuery = z.infer<typeof Sent>;

export type Aggregation = 'sum' | 'avg' | 'min' | 'max' | 'size';

/** A filter whose value fits its column. */
export interface Filter {
  field: Field;
  operator: string;
  values: (string | number | boolean)[];
}

export interface Query {
  start: number;
  end: number;
  sorts: { field: Field; descending: boolean }[];
  filters: Filter[];
  /** Whether one filter is enough. */
  any: boolean;
  words: string[];
  groupFields: Field[];
  groupKeys: string[];
  totals: [Amount, Aggregation][];
  /** After which row a page begins; undefined: pages are found by their indexes. */
  after?: Place;
}

/** The request makes no sense; the message says what is wrong with it. */
export class BadQuery extends Error {}

/**
 * Reads what the grid asks for.
 * @throws BadQuery with a reason for whoever sent it.
 */
export function readQuery(sent: string): Query {
  const read = Sent.safeParse(parse(sent));
  if (!read.success) {
    const [issue] = read.error.issues;
    throw new BadQuery(`${issue?.path.join('.') || 'query'}: ${issue?.message ?? 'is not right'}`);
  }
  const { start, end, groupFields = [], groupKeys = [], filterModel, cursor } = read.data;
  if (end < start || end - start >= LIMITS.page) {
    throw new BadQuery(`end: ask for 1 to ${LIMITS.page} rows at once.`);
  }
  if (groupKeys.length > groupFields.length) {
    throw new BadQuery('groupKeys: there are more keys than fields to group by.');
  }
  if (new Set(groupFields).size < groupFields.length) {
    throw new BadQuery('groupFields: each field can be used once.');
  }
  if (cursor !== undefined && groupFields.length > 0) {
    throw new BadQuery('cursor: groups are found by their indexes.');
  }
  const sorts = sortsOf(read.data);
  const after = cursor === undefined ? undefined : readCursor(cursor, sorts);
  if (after === null) throw new BadQuery('cursor: this is none of an answer in this order.');
  return {
    start,
    end,
    sorts,
    ...(after !== undefined && { after }),
    filters: filterModel.items.flatMap((item) => filterOf(item) ?? []),
    any: filterModel.logicOperator === 'or',
    words: (filterModel.quickFilterValues ?? []).map(String).filter((word) => word !== ''),
    groupFields,
    groupKeys,
    totals: amounts.flatMap((field) => {
      const name = read.data.aggregationModel?.[field];
      return name === undefined ? [] : [[field, name] satisfies [Amount, Aggregation]];
    }),
  };
}

function parse(sent: string): unknown {
  try {
    return JSON.parse(sent);
  } catch {
    throw new BadQuery('query: this is not JSON.');
  }
}

/** The columns that show groups have names of their own. */
function sortsOf({ sortModel, groupFields = [], groupKeys = [] }: SentQuery): Query['sorts'] {
  return sortModel.flatMap(({ field, sort }) => {
    const group = GROUP_COLUMN.exec(field);
    const name = group === null ? field : (group[1] ?? groupFields[groupKeys.length]);
    if (name === undefined || sort === null || sort === undefined) return [];
    const known = fields.find((one) => one === name);
    if (known === undefined) throw new BadQuery(`sortModel: there is no field "${name}".`);
    return [{ field: known, descending: sort === 'desc' }];
  });
}

/** Undefined for a filter that users have not filled in. */
function filterOf({
  field,
  operator,
  value,
}: SentQuery['filterModel']['items'][number]): Filter | undefined {
  const kind = kinds[field];
  if (!operators[kind].some((known) => known === operator)) {
    throw new BadQuery(`filterModel: "${field}" has no operator "${operator}".`);
  }
  if (operator === 'isEmpty' || operator === 'isNotEmpty') return { field, operator, values: [] };
  const given = Array.isArray(value) ? value : [value];
  const values = given.flatMap((entry) =>
    entry === null || entry === undefined || entry === '' ? [] : [valueOf(field, entry)],
  );
  return values.length === 0 ? undefined : { field, operator, values };
}

function valueOf(field: Field, value: string | number | boolean): string | number | boolean {
  switch (kinds[field]) {
    case 'number': {
      const number = Number(value);
      if (!Number.isFinite(number)) throw new BadQuery(`filterModel: "${field}" is a number.`);
      return number;
    }
    case 'date': {
      const day = String(value).slice(0, 10);
      if (!isDay(day)) {
        throw new BadQuery(`filterModel: "${field}" is a date such as 2026-03-16.`);
      }
      return day;
    }
    case 'boolean':
      return String(value) === 'true';
    case 'text':
      return String(value).trim();
  }
}
