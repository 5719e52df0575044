import type {
  GridColDef,
  GridFilterItem,
  GridFilterModel,
} from '@mui/x-data-grid';

const KEY = 'shipments: filter';

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null;

/** The operators of texts and dates take texts. */
const isValue = (value: unknown) =>
  value === undefined ||
  typeof value === 'string' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Whether the columns have this field, its `filterOperators` this operator, and the value is a text. */
function isItem(
  item: unknown,
  columns: readonly GridColDef[],
): item is GridFilterItem {
  if (!isObject(item) || !('field' in item) || !('operator' in item)) {
    return false;
  }
  if ('value' in item && !isValue(item.value)) {
    return false;
  }
  const column = columns.find(({ field }) => field === item.field);
  const operators = column?.filterOperators ?? [];
  return operators.some(({ value }) => value === item.operator);
}

/** The filter of the last visit, without what the columns no longer have. */
export function readFilter(columns: readonly GridColDef[]): GridFilterModel {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (isObject(stored) && 'items' in stored && Array.isArray(stored.items)) {
      const items: unknown[] = stored.items;
      return {
        items: items.filter((item): item is GridFilterItem =>
          isItem(item, columns),
        ),
      };
    }
  } catch {
    // The storage is blocked, or the text in it is broken.
  }
  return { items: [] };
}

export function storeFilter(model: GridFilterModel) {
  try {
    localStorage.setItem(KEY, JSON.stringify({ items: model.items }));
  } catch {
    // Without storage, the filter lasts until the page is closed.
  }
}
