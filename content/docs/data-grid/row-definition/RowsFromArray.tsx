import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

interface Berth {
  id: number;
  berth: string;
  depth: number;
  crane?: string;
}

// Outside the component: the same array for each render.
const rows: GridRowsProp<Berth> = [
  { id: 1, berth: 'North quay 1', depth: 14.5, crane: 'Gantry' },
  { id: 2, berth: 'North quay 2', depth: 14.5, crane: 'Gantry' },
  { id: 3, berth: 'Timber pier', depth: 8.2 },
];

const columns: GridColDef<Berth>[] = [
  { field: 'berth', headerName: 'Berth', flex: 1, minWidth: 120 },
  { field: 'depth', headerName: 'Depth (m)', type: 'number', width: 110 },
  { field: 'crane', headerName: 'Crane', width: 100 },
];

export default function RowsFromArray() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Berths" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
