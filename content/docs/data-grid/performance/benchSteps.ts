import type { GridApi } from '@mui/x-data-grid';
import type { Shipment } from '../shipments';

export interface BenchStep {
  name: string;
  /** Brings the grid to where the step starts; not measured. */
  start: (api: GridApi) => void;
  act: (api: GridApi, rows: Shipment[]) => void;
}

const clear = (api: GridApi) => {
  api.setSortModel([]);
  api.setFilterModel({ items: [] });
};

export const steps: BenchStep[] = [
  {
    name: 'A new array of rows',
    start: clear,
    act: (api, rows) => api.setRows([...rows]),
  },
  {
    name: 'One changed row',
    start: clear,
    act: (api) => api.updateRows([{ id: 1, weight: 1000 }]),
  },
  {
    name: 'Sort numbers',
    start: clear,
    act: (api) => api.setSortModel([{ field: 'weight', sort: 'asc' }]),
  },
  {
    name: 'Sort texts',
    start: clear,
    act: (api) => api.setSortModel([{ field: 'goods', sort: 'asc' }]),
  },
  {
    name: 'Filter one column',
    start: clear,
    act: (api) =>
      api.setFilterModel({
        items: [{ field: 'goods', operator: 'contains', value: 'oil' }],
      }),
  },
  {
    name: 'Search all columns',
    start: clear,
    act: (api) => api.setQuickFilterValues(['oil']),
  },
];
