import {
  and,
  between,
  eq,
  inArray,
  ne,
  not,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';
import { compare, compareAmount } from './comparisons.ts';
import { matchNumbers, type NumberMatch, type NumberOperator } from './numbers.ts';
import type { Query } from './query.ts';
import { choices } from './rows.ts';
import type { Filter } from './sent.ts';
import { kinds, type Field } from './table.ts';

/** What conditions are about: the columns of the shipments, or of a roll-up of them. */
export interface Tested {
  /** @param cuts what a number is compared with. */
  column: (field: Field, cuts?: readonly number[]) => SQLWrapper;
  /** Whether the number of a shipment has digits where a pattern such as `%42%` has them. */
  numberLike: (pattern: string) => SQL;
}

/** The rows that a query is about, before they are grouped. */
export function conditionOf(
  { filters, any, words, groupFields, groupKeys }: Query,
  tested: Tested,
): SQL | undefined {
  const tests = filters.map((filter) => testOf(filter, tested));
  return and(
    any ? or(...tests) : and(...tests),
    ...words.map((word) => wordTest(word, tested)),
    ...groupKeys.map((key, level) => {
      const field = groupFields[level];
      return field === undefined ? undefined : eq(tested.column(field), key);
    }),
  );
}

/** The quick filter looks for its words in these columns, and in the numbers. */
const WORD_FIELDS = ['goods', 'origin', 'destination', 'carrier', 'status', 'priority'] as const;

/** A word of the quick filter may stand in any column of text. */
function wordTest(word: string, tested: Tested): SQL | undefined {
  const found = WORD_FIELDS.map((field) => valuesThatPass(field, 'contains', [word]));
  const numbers = matchNumbers('contains', word);
  if (numbers.kind === 'all' || found.includes('all')) return sql`true`;
  const tests = found.flatMap((values, index) => {
    const field = WORD_FIELDS[index];
    return field === undefined || values === 'all' || values.length === 0
      ? []
      : inArray(tested.column(field), values);
  });
  if (numbers.kind !== 'none') tests.push(numberTest(numbers, tested));
  return tests.length === 0 ? sql`false` : or(...tests);
}

function testOf({ field, operator, values }: Filter<Field>, tested: Tested): SQL | undefined {
  if (operator === 'isEmpty' || operator === 'isNotEmpty') {
    // Only a note can be empty.
    if (field !== 'note') return operator === 'isEmpty' ? sql`false` : sql`true`;
    return (operator === 'isEmpty' ? eq : ne)(tested.column(field), '');
  }
  if (field === 'number') return numbersTest(operator, values.map(String), tested);
  if (kinds[field] === 'text') return textTest(field, operator, values.map(String), tested);
  if (kinds[field] === 'number') {
    return compareAmount(operator, values.map(Number), (cuts) => tested.column(field, cuts));
  }
  return compare(operator, tested.column(field), values[0] ?? '');
}

/** Capitals make no difference, as in the grid. An index finds a value, but not a pattern. */
function textTest(field: Field, operator: string, values: string[], { column }: Tested): SQL {
  const found = valuesThatPass(field, operator, values);
  if (found === 'all') return sql`true`;
  return found.length === 0 ? sql`false` : inArray(column(field), found);
}

/** Of a column that has a few. */
function valuesThatPass(field: Field, operator: string, values: string[]): string[] | 'all' {
  const listed = choices[field] ?? [];
  const found = listed.filter((choice) => passes(choice.toLowerCase(), operator, values));
  return found.length === listed.length ? 'all' : found;
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

const opposites = new Map<string, NumberOperator>([
  ['doesNotContain', 'contains'],
  ['doesNotEqual', 'equals'],
  ['not', 'equals'],
]);

/** Whether it finds what another operator does not. */
export const isOpposite = (operator: string): boolean => opposites.has(operator);

function numbersTest(operator: string, values: string[], tested: Tested): SQL | undefined {
  const [first = ''] = values;
  const opposite = opposites.get(operator);
  if (opposite !== undefined) return not(numberTest(matchNumbers(opposite, first), tested));
  if (operator === 'contains' || operator === 'startsWith' || operator === 'endsWith') {
    return numberTest(matchNumbers(operator, first), tested);
  }
  return or(...values.map((value) => numberTest(matchNumbers('equals', value), tested)));
}

function numberTest(match: NumberMatch, { column, numberLike }: Tested): SQL {
  switch (match.kind) {
    case 'all':
      return sql`true`;
    case 'none':
      return sql`false`;
    case 'ids':
      return sql`${column('id', match.ids)} = any(${sql.param(match.ids)}::int[])`;
    case 'ranges':
      return (
        or(
          ...match.ranges.map(([first, last]) => between(column('id', [first, last]), first, last)),
        ) ?? sql`false`
      );
    case 'pattern':
      return numberLike(match.pattern);
  }
}
