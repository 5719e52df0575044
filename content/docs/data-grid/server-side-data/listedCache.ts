import {
  GridDataSourceCacheDefault,
  type GridDataSourceCache,
  type GridGetRowsParams,
} from '@mui/x-data-grid';

const nameOf = ({ start, end, sortModel }: GridGetRowsParams) =>
  [
    `${start}–${end}`,
    ...sortModel.map(({ field, sort }) => `${field} ${sort}`),
  ].join(', ');

/** The cache of the grid, with a list of its keys that a component can show. */
export function createListedCache() {
  const cache = new GridDataSourceCacheDefault({});
  let keys: string[] = [];
  const listeners = new Set<() => void>();
  const list = (next: string[]) => {
    keys = next;
    listeners.forEach((listener) => listener());
  };

  const dataSourceCache: GridDataSourceCache = {
    get: (params) => cache.get(params),
    set(params, answer) {
      cache.set(params, answer);
      const name = nameOf(params);
      if (!keys.includes(name)) {
        list([...keys, name]);
      }
    },
    clear() {
      cache.clear();
      list([]);
    },
  };
  return {
    ...dataSourceCache,
    keys: () => keys,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
