import type { GridColDef } from '@mui/x-data-grid';

export interface Well {
  id: string;
  village: string;
  depth: number;
  flow: number;
}

export const columns: GridColDef<Well>[] = [
  { field: 'id', headerName: 'Well', width: 80 },
  { field: 'village', headerName: 'Village', flex: 1, minWidth: 110 },
  { field: 'depth', headerName: 'Depth, m', type: 'number', width: 100 },
  { field: 'flow', headerName: 'Flow, l/min', type: 'number', width: 110 },
];

export const wells: Well[] = [
  { id: 'W-07', village: 'Abene', depth: 38, flow: 21 },
  { id: 'W-08', village: 'Kafountine', depth: 42, flow: 33 },
  { id: 'W-09', village: 'Diouloulou', depth: 29, flow: 14 },
  { id: 'W-10', village: 'Bignona', depth: 64, flow: 47 },
  { id: 'W-11', village: 'Sindian', depth: 51, flow: 18 },
  { id: 'W-12', village: 'Tendouck', depth: 33, flow: 26 },
  { id: 'W-13', village: 'Oussouye', depth: 45, flow: 40 },
  { id: 'W-14', village: 'Elinkine', depth: 27, flow: 12 },
  { id: 'W-15', village: 'Mlomp', depth: 36, flow: 29 },
];
