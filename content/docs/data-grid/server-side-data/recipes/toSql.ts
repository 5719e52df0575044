import type { GridFilterItem, GridGetRowsParams } from '@mui/x-data-grid';

/** A statement for a driver such as `pg`: values never become part of it. */
export interface Statement {
  text: string;
  values: unknown[];
}

/** The columns that a request may name. Everything else is refused. */
const columnOf = new Map([
  ['number', 'number'],
  ['goods', 'goods'],
  ['containers', 'containers'],
  ['carrier', 'carrier_name'],
]);

function column(field: string): string {
  const name = columnOf.get(field);
  if (name === undefined) {
    throw new Error(`There is no column "${field}".`);
  }
  return name;
}

/** `%` and `_` are letters here, and not wildcards. */
const escaped = (value: unknown) =>
  String(value).replaceAll(/[\\%_]/g, (letter) => `\\${letter}`);

type Condition = (name: string, value: unknown) => [string, ...unknown[]];

const comparison =
  (sign: string): Condition =>
  (name, value) => [`${name} ${sign} ?`, value];

const matching =
  (before: string, after: string, not = ''): Condition =>
  (name, value) => [
    `${name} ${not}ILIKE ?`,
    `${before}${escaped(value)}${after}`,
  ];

const conditions = new Map<string, Condition>([
  ['contains', matching('%', '%')],
  ['doesNotContain', matching('%', '%', 'NOT ')],
  ['equals', matching('', '')],
  ['doesNotEqual', matching('', '', 'NOT ')],
  ['startsWith', matching('', '%')],
  ['endsWith', matching('%', '')],
  ['isAnyOf', (name, value) => [`${name} = ANY(?)`, value]],
  ['isEmpty', (name) => [`${name} IS NULL`]],
  ['isNotEmpty', (name) => [`${name} IS NOT NULL`]],
  ['=', comparison('=')],
  ['!=', comparison('<>')],
  ['>', comparison('>')],
  ['>=', comparison('>=')],
  ['<', comparison('<')],
  ['<=', comparison('<=')],
]);

const withoutValue = new Set(['isEmpty', 'isNotEmpty']);

const isComplete = ({ operator, value }: GridFilterItem) =>
  withoutValue.has(operator) ||
  (value !== undefined &&
    value !== '' &&
    !(Array.isArray(value) && value.length === 0));

function where({ items, logicOperator }: GridGetRowsParams['filterModel']) {
  const parts = items.filter(isComplete).map(({ field, operator, value }) => {
    const condition = conditions.get(operator);
    if (!condition) {
      throw new Error(`There is no operator "${operator}".`);
    }
    return condition(column(field), value);
  });
  const joint = logicOperator === 'or' ? ' OR ' : ' AND ';
  return {
    text: parts.map(([text]) => text).join(joint),
    values: parts.flatMap(([, ...values]) => values),
  };
}

/** Makes the statement for what the grid asks. */
export function toSql(params: GridGetRowsParams): Statement {
  const start = Math.max(0, Number(params.start) || 0);
  const limit = Math.min(100, Math.max(1, params.end - start + 1));
  const filter = where(params.filterModel);
  const order = params.sortModel.map(
    ({ field, sort }) => `${column(field)} ${sort === 'desc' ? 'DESC' : 'ASC'}`,
  );
  const lines = [
    'SELECT * FROM shipments',
    filter.text && `WHERE ${filter.text}`,
    // The id makes the order complete, so no row is on two pages.
    `ORDER BY ${[...order, 'id'].join(', ')}`,
    'LIMIT ? OFFSET ?',
  ].filter((line) => line !== '');
  let position = 0;
  const text = lines.join('\n').replaceAll('?', () => {
    position += 1;
    return `$${position}`;
  });
  return { text, values: [...filter.values, limit, start] };
}
