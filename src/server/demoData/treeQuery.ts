import {
  DEPOT_LEVELS,
  depotAmounts,
  depotKinds,
  type DepotAmount,
  type DepotField,
} from './depots.ts';
import {
  BadQuery,
  filterOf,
  readSent,
  sentQuery,
  wordsOf,
  type Aggregation,
  type Filter,
} from './sent.ts';

const fields = Object.keys(depotKinds).filter((name): name is DepotField =>
  Object.hasOwn(depotKinds, name),
);

/** The column that shows the tree has a name of its own. */
const TREE_COLUMN = '__tree_data_group__';

const Sent = sentQuery({ fields, amounts: depotAmounts, levels: DEPOT_LEVELS });

/** What is asked of a tree: the children of a row, or the rows at the top. */
export interface TreeQuery {
  start: number;
  end: number;
  sorts: { field: DepotField; descending: boolean }[];
  filters: Filter<DepotField>[];
  /** Whether one filter is enough. */
  any: boolean;
  words: string[];
  /** From the top down to the row whose children are wanted. */
  groupKeys: string[];
  totals: [DepotAmount, Aggregation][];
}

/**
 * Reads what the grid asks for.
 * @throws BadQuery with a reason for whoever sent it.
 */
export function readTreeQuery(sent: string): TreeQuery {
  const read = readSent(Sent, sent);
  const { start, end, sortModel, filterModel, groupFields = [], groupKeys = [], cursor } = read;
  if (groupFields.length > 0) throw new BadQuery('groupFields: a tree has levels of its own.');
  if (cursor !== undefined)
    throw new BadQuery('cursor: rows of a tree are found by their indexes.');
  return {
    start,
    end,
    sorts: sortModel.flatMap(({ field, sort }) => {
      if (sort === null || sort === undefined) return [];
      const known = field === TREE_COLUMN ? 'name' : fields.find((one) => one === field);
      if (known === undefined) throw new BadQuery(`sortModel: there is no field "${field}".`);
      return [{ field: known, descending: sort === 'desc' }];
    }),
    filters: filterModel.items.flatMap((item) => filterOf(item, depotKinds[item.field]) ?? []),
    any: filterModel.logicOperator === 'or',
    words: wordsOf(filterModel),
    groupKeys,
    totals: depotAmounts.flatMap((field) => {
      const name = read.aggregationModel?.[field];
      return name === undefined ? [] : [[field, name] satisfies [DepotAmount, Aggregation]];
    }),
  };
}
