import type { GridColDef } from '@mui/x-data-grid';

export interface Wine {
  id: number;
  name: string;
  bottles: number;
}

export const wines: Wine[] = [
  { id: 1, name: 'Riesling, slate terrace', bottles: 48 },
  { id: 2, name: 'Blaufränkisch', bottles: 120 },
  { id: 3, name: 'Orange Muscat', bottles: 6 },
];

export const columns: GridColDef<Wine>[] = [
  { field: 'name', headerName: 'Wine', flex: 1, minWidth: 120 },
  { field: 'bottles', headerName: 'Bottles', type: 'number' },
];
