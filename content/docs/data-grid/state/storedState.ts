import type {
  GridColumnDimensions,
  GridInitialState,
  GridSortModel,
} from '@mui/x-data-grid';
import { columns } from './parcels';

const KEY = 'parcels-grid';

const defaults = {
  sorting: { sortModel: [{ field: 'town', sort: 'asc' }] },
} satisfies GridInitialState;

const isField = (value: unknown) =>
  columns.some(({ field }) => field === value);

/** The properties of an object, whatever the value is. */
const partsOf = (value: unknown) =>
  new Map<string, unknown>(Object.entries(value ?? {}));

const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : [];

function isSortItem(item: unknown): item is GridSortModel[number] {
  const parts = partsOf(item);
  const sort = parts.get('sort');
  return isField(parts.get('field')) && (sort === 'asc' || sort === 'desc');
}

function readSorting(stored: unknown): GridInitialState['sorting'] {
  const sortModel = partsOf(stored).get('sortModel');
  return Array.isArray(sortModel)
    ? { sortModel: listOf(sortModel).filter(isSortItem).slice(0, 1) }
    : defaults.sorting;
}

function readColumns(stored: unknown): GridInitialState['columns'] {
  const parts = partsOf(stored);
  const columnVisibilityModel: Record<string, boolean> = {};
  partsOf(parts.get('columnVisibilityModel')).forEach((visible, field) => {
    if (isField(field) && typeof visible === 'boolean') {
      columnVisibilityModel[field] = visible;
    }
  });

  const dimensions: Record<string, GridColumnDimensions> = {};
  partsOf(parts.get('dimensions')).forEach((size, field) => {
    const width = partsOf(size).get('width');
    if (isField(field) && typeof width === 'number') {
      dimensions[field] = { width, flex: 0 };
    }
  });

  const orderedFields = listOf(parts.get('orderedFields')).filter(
    (field): field is string => isField(field),
  );
  return { columnVisibilityModel, dimensions, orderedFields };
}

/** The sorting and the columns of the last visit, without what the grid could not use. */
export function readState(): GridInitialState {
  try {
    const stored = partsOf(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
    return {
      sorting: readSorting(stored.get('sorting')),
      columns: readColumns(stored.get('columns')),
    };
  } catch {
    // There is no storage on a server, a browser can block it, and the text may
    // not be JSON. The grid then starts as for a new reader.
    return defaults;
  }
}

export function storeState(state: GridInitialState) {
  const kept = { sorting: state.sorting, columns: state.columns };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The storage is full or blocked. The grid works without a memory.
  }
}
