import type { z } from 'zod';
import { readCursor, type Place } from './cursor.ts';
import {
  BadQuery,
  filterOf,
  LIMITS,
  readSent,
  sentQuery,
  wordsOf,
  type Aggregation,
  type Filter,
} from './sent.ts';
import { amounts, kinds, type Amount, type Field } from './table.ts';

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

/** The columns that show groups have names of their own. */
const GROUP_COLUMN = /^__row_group_by_columns_group_(?:_|(\w+?)__)$/;

const Sent = sentQuery({ fields, amounts, levels: LIMITS.levels });

type SentQuery = z.infer<typeof Sent>;

export interface Query {
  start: number;
  end: number;
  sorts: { field: Field; descending: boolean }[];
  filters: Filter<Field>[];
  /** Whether one filter is enough. */
  any: boolean;
  words: string[];
  groupFields: Field[];
  groupKeys: string[];
  totals: [Amount, Aggregation][];
  /** After which row a page begins; undefined: pages are found by their indexes. */
  after?: Place;
}

/** How many rows an answer has at most, and after how many others. */
export const limitsOf = ({ start, end, groupKeys }: Query) =>
  groupKeys.length > 0
    ? { limit: LIMITS.children, offset: 0 }
    : { limit: end - start + 1, offset: start };

/**
 * Reads what the grid asks for.
 * @throws BadQuery with a reason for whoever sent it.
 */
export function readQuery(sent: string): Query {
  const read = readSent(Sent, sent);
  const { start, end, groupKeys = [], filterModel, cursor } = read;
  const groupFields = (read.groupFields ?? []).map(groupFieldOf);
  if (groupKeys.length > groupFields.length) {
    throw new BadQuery('groupKeys: there are more keys than fields to group by.');
  }
  if (new Set(groupFields).size < groupFields.length) {
    throw new BadQuery('groupFields: each field can be used once.');
  }
  if (cursor !== undefined && groupFields.length > 0) {
    throw new BadQuery('cursor: groups are found by their indexes.');
  }
  const sorts = sortsOf(read);
  const after = cursor === undefined ? undefined : readCursor(cursor, sorts);
  if (after === null) throw new BadQuery('cursor: this is none of an answer in this order.');
  return {
    start,
    end,
    sorts,
    ...(after !== undefined && { after }),
    filters: filterModel.items.flatMap((item) => filterOf(item, kinds[item.field]) ?? []),
    any: filterModel.logicOperator === 'or',
    words: wordsOf(filterModel),
    groupFields,
    groupKeys,
    totals: amounts.flatMap((field) => {
      const name = read.aggregationModel?.[field];
      return name === undefined ? [] : [[field, name] satisfies [Amount, Aggregation]];
    }),
  };
}

function groupFieldOf(name: string): Field {
  const known = groupable.find((field) => field === name);
  if (known === undefined) throw new BadQuery(`groupFields: "${name}" cannot be grouped by.`);
  return known;
}

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
