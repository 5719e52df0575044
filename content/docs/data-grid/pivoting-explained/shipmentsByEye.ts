import type { GridColDef, GridPivotModel } from '@mui/x-data-grid-premium';
import { columnsOf } from '../tenShipments';

const narrow: Record<string, Partial<GridColDef>> = {
  number: { headerName: 'No.', minWidth: 54 },
  carrier: { minWidth: 80 },
  port: { minWidth: 82 },
  containers: { minWidth: 92 },
};

/** They fit beside the table, and on a phone. */
export const inputColumns: GridColDef[] = columnsOf(
  'number',
  'carrier',
  'port',
  'containers',
).map((column) => ({ ...column, ...narrow[column.field], flex: 1 }));

/** Four models, each with one more part than the one before. */
export const steps: { title: string; model: GridPivotModel }[] = [
  { title: 'The input', model: { rows: [], columns: [], values: [] } },
  {
    title: 'Rows',
    model: { rows: [{ field: 'carrier' }], columns: [], values: [] },
  },
  {
    title: 'Values',
    model: {
      rows: [{ field: 'carrier' }],
      columns: [],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
  {
    title: 'Columns',
    model: {
      rows: [{ field: 'carrier' }],
      columns: [{ field: 'port' }],
      values: [{ field: 'containers', aggFunc: 'sum' }],
    },
  },
];
