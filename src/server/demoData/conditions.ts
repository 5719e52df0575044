import {
  and,
  eq,
  gt,
  gte,
  ilike,
  inArray,
  lt,
  lte,
  ne,
  not,
  notIlike,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { Filter, Query } from './query.ts';
import { choices } from './rows.ts';
import { kinds, shipments } from './table.ts';

/** Letters of a pattern stand for themselves. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The rows that a query is about, before they are grouped. */
export function conditionOf({
  filters,
  any,
  words,
  groupFields,
  groupKeys,
}: Query): SQL | undefined {
  const tests = filters.map(testOf);
  return and(
    any ? or(...tests) : and(...tests),
    ...words.map(wordTest),
    ...groupKeys.map((key, level) => {
      const field = groupFields[level];
      return field === undefined ? undefined : eq(shipments[field], key);
    }),
  );
}

/** The quick filter looks for its words in these columns, and in the numbers. */
const WORD_FIELDS = ['goods', 'origin', 'destination', 'carrier', 'status', 'priority'] as const;
/** Numbers of shipments have no other letters: for other words, their column, which has no index, is not read. */
const IN_NUMBER = /^[ng\d-]+$/i;

/** A word of the quick filter may stand in any column of text. */
const wordTest = (word: string): SQL | undefined =>
  or(
    ...WORD_FIELDS.map((field) => textTest(field, 'contains', [word])),
    IN_NUMBER.test(word) ? textTest('number', 'contains', [word]) : undefined,
  );

function testOf({ field, operator, values }: Filter): SQL | undefined {
  if (operator === 'isEmpty')
    return kinds[field] === 'text' ? eq(shipments[field], '') : sql`false`;
  if (operator === 'isNotEmpty')
    return kinds[field] === 'text' ? ne(shipments[field], '') : sql`true`;
  if (kinds[field] === 'text') return textTest(field, operator, values.map(String));
  if (kinds[field] === 'number') return numberTest(field, operator, values.map(Number));
  return compare(field, operator, values[0] ?? '');
}

function compare(field: Filter['field'], operator: string, value: string | number | boolean): SQL {
  const column = shipments[field];
  switch (operator) {
    case '!=':
    case 'not':
      return ne(column, value);
    case '>':
    case 'after':
      return gt(column, value);
    case '>=':
    case 'onOrAfter':
      return gte(column, value);
    case '<':
    case 'before':
      return lt(column, value);
    case '<=':
    case 'onOrBefore':
      return lte(column, value);
    default:
      return eq(column, value);
  }
}

const INTEGER_MAX = 2 ** 31 - 1;

/** The columns have whole numbers, which no other number equals, and which are compared with the next one to it. */
function numberTest(field: Filter['field'], operator: string, values: number[]): SQL {
  const whole = values.filter((value) => Number.isInteger(value) && Math.abs(value) <= INTEGER_MAX);
  switch (operator) {
    case '=':
    case 'isAnyOf':
      return whole.length === 0 ? sql`false` : inArray(shipments[field], whole);
    case '!=':
      return whole.length === 0 ? sql`true` : compare(field, operator, whole[0] ?? 0);
  }
  const [value = 0] = values;
  const next = operator === '>' || operator === '<=' ? Math.floor(value) : Math.ceil(value);
  return compare(field, operator, Math.max(-INTEGER_MAX, Math.min(INTEGER_MAX, next)));
}

/** Capitals make no difference, as in the grid. */
function textTest(field: Filter['field'], operator: string, values: string[]): SQL | undefined {
  const listed = choices[field];
  if (listed === undefined) return patternTest(field, operator, values);
  // An index finds a value, but not a pattern.
  const found = listed.filter((choice) => passes(choice.toLowerCase(), operator, values));
  if (found.length === listed.length) return sql`true`;
  return found.length === 0 ? sql`false` : inArray(shipments[field], found);
}

function passes(choice: string, operator: string, values: string[]): boolean {
  const wanted = values.map((value) => value.toLowerCase());
  const [first = ''] = wanted;
  switch (operator) {
    case 'contains':
      return choice.includes(first);
    case 'doesNotContain':
      return !choice.includes(first);
    case 'startsWith':
      return choice.startsWith(first);
    case 'endsWith':
      return choice.endsWith(first);
    case 'doesNotEqual':
    case 'not':
      return choice !== first;
    default:
      return wanted.includes(choice);
  }
}

function patternTest(field: Filter['field'], operator: string, values: string[]): SQL | undefined {
  const column = shipments[field];
  const [value = ''] = values;
  const text = literal(value);
  switch (operator) {
    case 'contains':
      return ilike(column, `%${text}%`);
    case 'doesNotContain':
      return notIlike(column, `%${text}%`);
    case 'startsWith':
      return ilike(column, `${text}%`);
    case 'endsWith':
      return ilike(column, `%${text}`);
    case 'equals':
    case 'is':
      return ilike(column, text);
    case 'doesNotEqual':
    case 'not':
      return not(ilike(column, text));
    default:
      return or(...values.map((one) => ilike(column, literal(one))));
  }
}
