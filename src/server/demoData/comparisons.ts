import {
  eq,
  gt,
  gte,
  inArray,
  like,
  lt,
  lte,
  ne,
  not,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm';

/** What a filter with one value asks of a column. */
export function compare(
  operator: string,
  column: SQLWrapper,
  value: string | number | boolean,
): SQL {
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

/**
 * What a filter asks of a column of whole numbers, which no other number equals, and which are compared with the next one to
 * it.
 * @param column takes the numbers that it is compared with.
 */
export function compareAmount(
  operator: string,
  values: readonly number[],
  column: (cuts: readonly number[]) => SQLWrapper,
): SQL {
  const whole = values.filter((value) => Number.isInteger(value) && Math.abs(value) <= INTEGER_MAX);
  switch (operator) {
    case '=':
    case 'isAnyOf':
      return whole.length === 0 ? sql`false` : inArray(column(whole), whole);
    case '!=':
      return whole.length === 0 ? sql`true` : ne(column(whole), whole[0] ?? 0);
  }
  const [value = 0] = values;
  const next = operator === '>' || operator === '<=' ? Math.floor(value) : Math.ceil(value);
  const limit = Math.max(-INTEGER_MAX, Math.min(INTEGER_MAX, next));
  return compare(operator, column([limit]), limit);
}

/** Letters of a pattern stand for themselves. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** What a filter asks of a column of texts. Capitals make no difference, as in the grid. */
export function compareText(
  operator: string,
  values: readonly string[],
  column: SQLWrapper,
): SQL | undefined {
  const test = (pattern: string) => like(sql`lower(${column})`, pattern);
  const texts = values.map((value) => literal(value.toLowerCase()));
  const [text = ''] = texts;
  switch (operator) {
    case 'contains':
      return test(`%${text}%`);
    case 'doesNotContain':
      return not(test(`%${text}%`));
    case 'startsWith':
      return test(`${text}%`);
    case 'endsWith':
      return test(`%${text}`);
    case 'doesNotEqual':
    case 'not':
      return not(test(text));
    default:
      return or(...texts.map(test));
  }
}
