import type { FilterItem, RowAnswer, RowQuery, ServerRow } from './rowQuery';

/** What can be compared: dates are texts such as `2026-03-16`. */
type Plain = string | number | boolean | null;

type Compare = (cell: Plain, wanted: Plain) => boolean;

const pad = (part: number): string => String(part).padStart(2, '0');

/** The day of a date where the reader is. */
const dayOf = (date: Date): string =>
  `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;

function plainCell(cell: unknown): Plain {
  if (cell instanceof Date) {
    return dayOf(cell);
  }
  if (typeof cell === 'number' || typeof cell === 'boolean') {
    return cell;
  }
  return cell == null || cell === '' ? null : String(cell).toLowerCase();
}

/** The value of a filter, as cells of this kind are. */
function plainWanted(value: unknown, cell: unknown): Plain {
  if (cell instanceof Date) {
    // The grid's field for dates gives midnight in UTC.
    return value instanceof Date
      ? value.toISOString().slice(0, 10)
      : String(value).slice(0, 10);
  }
  if (typeof cell === 'number') {
    return Number(value);
  }
  if (typeof cell === 'boolean') {
    return String(value) === 'true';
  }
  return String(value).trim().toLowerCase();
}

const isSame: Compare = (cell, wanted) => cell === wanted;
const isOther: Compare = (cell, wanted) => cell !== wanted;
const text = (cell: Plain): string => String(cell ?? '');
/** A comparison that an empty cell never passes. */
const filled =
  (compare: Compare): Compare =>
  (cell, wanted) =>
    cell !== null && compare(cell, wanted);
const order = (a: Plain, b: Plain): number => {
  if (a === null || b === null) {
    return Number(a !== null) - Number(b !== null);
  }
  if (a === b) {
    return 0;
  }
  return a < b ? -1 : 1;
};
const after = filled((cell, wanted) => order(cell, wanted) > 0);
const notBefore = filled((cell, wanted) => order(cell, wanted) >= 0);
const before = filled((cell, wanted) => order(cell, wanted) < 0);
const notAfter = filled((cell, wanted) => order(cell, wanted) <= 0);

/** Each operator of the grid's texts, numbers, dates, choices and yes or no. */
const operators: Record<string, Compare> = {
  contains: (cell, wanted) => text(cell).includes(text(wanted)),
  doesNotContain: (cell, wanted) => !text(cell).includes(text(wanted)),
  equals: isSame,
  doesNotEqual: isOther,
  startsWith: (cell, wanted) => text(cell).startsWith(text(wanted)),
  endsWith: (cell, wanted) => text(cell).endsWith(text(wanted)),
  '=': isSame,
  '!=': isOther,
  '>': after,
  '>=': notBefore,
  '<': before,
  '<=': notAfter,
  is: isSame,
  not: isOther,
  after,
  onOrAfter: notBefore,
  before,
  onOrBefore: notAfter,
};

function passes(row: ServerRow, item: FilterItem): boolean {
  const cell = row[item.field];
  const { operator, value } = item;
  if (operator === 'isEmpty') {
    return plainCell(cell) === null;
  }
  if (operator === 'isNotEmpty') {
    return plainCell(cell) !== null;
  }
  if (operator === 'isAnyOf') {
    return (
      Array.isArray(value) &&
      value.some((one) => plainCell(cell) === plainWanted(one, cell))
    );
  }
  const compare = operators[operator];
  if (!compare) {
    throw new Error(`The server has no filter "${operator}".`);
  }
  return compare(plainCell(cell), plainWanted(value, cell));
}

/** A filter that has no value yet asks for nothing. */
const isComplete = ({ operator, value }: FilterItem): boolean =>
  operator === 'isEmpty' ||
  operator === 'isNotEmpty' ||
  (Array.isArray(value) ? value.length > 0 : value != null && value !== '');

/** Whether a row passes the filters and holds each word of the quick filter. */
export function matches(
  row: ServerRow,
  { items, logicOperator, quickFilterValues = [] }: RowQuery['filterModel'],
): boolean {
  const complete = items.filter(isComplete);
  const passesItems =
    logicOperator === 'or'
      ? complete.length === 0 || complete.some((item) => passes(row, item))
      : complete.every((item) => passes(row, item));
  return (
    passesItems &&
    quickFilterValues.every((word) =>
      Object.values(row).some(
        (cell) =>
          typeof cell === 'string' &&
          cell.toLowerCase().includes(String(word).toLowerCase()),
      ),
    )
  );
}

export function sortRows(
  rows: readonly ServerRow[],
  sortModel: RowQuery['sortModel'],
): ServerRow[] {
  const valueOf = (row: ServerRow, field: string): Plain =>
    plainCell(row.totals?.[field] ?? row[field]);
  return [...rows].sort((a, b) => {
    for (const { field, sort } of sortModel) {
      const result = order(valueOf(a, field), valueOf(b, field));
      if (result !== 0) {
        return sort === 'desc' ? -result : result;
      }
    }
    return 0;
  });
}

const functions: Record<string, (cells: number[]) => number | null> = {
  sum: (cells) => cells.reduce((sum, cell) => sum + cell, 0),
  avg: (cells) =>
    cells.length === 0
      ? null
      : cells.reduce((sum, cell) => sum + cell, 0) / cells.length,
  min: (cells) =>
    cells.length === 0 ? null : cells.reduce((a, b) => Math.min(a, b)),
  max: (cells) =>
    cells.length === 0 ? null : cells.reduce((a, b) => Math.max(a, b)),
  size: (cells) => cells.length,
};

/** One total for each field of the model. */
export function aggregate(
  rows: readonly ServerRow[],
  model: Record<string, string> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(model).map(([field, name]) => {
      const calculate = functions[name];
      if (!calculate) {
        throw new Error(`The server cannot calculate "${name}".`);
      }
      const cells = rows
        .map((row) => row[field])
        .filter((cell) => cell != null);
      return [field, calculate(cells.map(Number))];
    }),
  );
}

const GROUP_COLUMN = '__row_group_by_columns_group';

/**
 * The column that shows the groups has a field of its own. With one for each
 * level, it ends with the field that the level is grouped by.
 */
function fieldOf(field: string, { groupFields, groupKeys }: RowQuery): string {
  if (!field.startsWith(GROUP_COLUMN)) {
    return field;
  }
  const own = field.slice(GROUP_COLUMN.length + 1, -2);
  return own || (groupFields?.[groupKeys?.length ?? 0] ?? '');
}

/** The same query, with fields that rows have. */
function withFields(query: RowQuery): RowQuery {
  const { sortModel, filterModel } = query;
  const outermost = { ...query, groupKeys: [] };
  return {
    ...query,
    sortModel: sortModel.map(({ field, sort }) => ({
      field: fieldOf(field, query),
      sort,
    })),
    filterModel: {
      ...filterModel,
      items: filterModel.items.map((item) => ({
        ...item,
        field: fieldOf(item.field, outermost),
      })),
    },
  };
}

/** The groups of rows on the level that `groupKeys` leads to, or its rows. */
function groupRows(rows: ServerRow[], query: RowQuery): ServerRow[] {
  const { groupFields = [], groupKeys = [], aggregationModel } = query;
  const inside = rows.filter((row) =>
    groupKeys.every((key, level) => String(row[groupFields[level]]) === key),
  );
  const field = groupFields[groupKeys.length];
  if (field === undefined) {
    return inside;
  }
  const groups = new Map<string, ServerRow[]>();
  for (const row of inside) {
    const key = String(row[field]);
    const members = groups.get(key);
    if (members) {
      members.push(row);
    } else {
      groups.set(key, [row]);
    }
  }
  const sorted = [...groups].sort(([a], [b]) => order(a, b));
  return sorted.map(([groupKey, members]) => ({
    id: groupFields
      .slice(0, groupKeys.length + 1)
      .map((name, level) => `${name}=${[...groupKeys, groupKey][level]}`)
      .join('/'),
    [field]: members[0][field],
    groupKey,
    childCount: members.length,
    totals: aggregate(members, aggregationModel),
  }));
}

/**
 * Answers a query from rows in memory. The rows of a tree have a `path`: the
 * keys from its root to the row.
 */
export function answerQuery(
  rows: readonly ServerRow[],
  request: RowQuery,
): RowAnswer {
  const query = withFields(request);
  const { groupKeys = [], sortModel, aggregationModel } = query;
  const isTree = Array.isArray(rows[0]?.path);
  const level = isTree
    ? branchRows(rows, query)
    : groupRows(
        rows.filter((row) => matches(row, query.filterModel)),
        query,
      );
  const sorted = sortRows(level, sortModel);
  if (groupKeys.length > 0) {
    // The grid asks for the children of a row all at once, and takes the count
    // of an answer for the one of the whole grid.
    return { rows: sorted };
  }
  const start = Number(query.start);
  const answer: RowAnswer = {
    rows: sorted.slice(start, query.end + 1),
    rowCount: sorted.length,
  };
  if (aggregationModel && Object.keys(aggregationModel).length > 0) {
    answer.aggregateRow = aggregate(
      rows.filter((row) => matches(row, query.filterModel)),
      aggregationModel,
    );
  }
  return answer;
}

const keysOf = ({ path }: ServerRow): string[] =>
  Array.isArray(path) ? path.map(String) : [];

const isBelow = (keys: string[], above: readonly string[]): boolean =>
  keys.length > above.length && above.every((key, i) => keys[i] === key);

/** The children of a row that pass the filter, or have rows below that do. */
function branchRows(
  rows: readonly ServerRow[],
  { groupKeys = [], filterModel, aggregationModel }: RowQuery,
): ServerRow[] {
  const below = rows.filter((row) => isBelow(keysOf(row), groupKeys));
  const found = below.filter((row) => matches(row, filterModel));
  return below
    .filter((row) => keysOf(row).length === groupKeys.length + 1)
    .map((row) => {
      const keys = keysOf(row);
      const inside = found.filter((one) => isBelow(keysOf(one), keys));
      const own = matches(row, filterModel) ? [row, ...inside] : inside;
      const children = new Set(inside.map((one) => keysOf(one)[keys.length]));
      return {
        own,
        row: {
          ...row,
          groupKey: keys[keys.length - 1],
          childCount: children.size,
          totals: aggregate(own, aggregationModel),
        },
      };
    })
    .filter(({ own }) => own.length > 0)
    .map(({ row }) => row);
}
