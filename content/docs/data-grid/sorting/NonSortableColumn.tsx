import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'plot', headerName: 'Plot', width: 90 },
  { field: 'area', headerName: 'Area (m²)', type: 'number', width: 110 },
  {
    field: 'note',
    headerName: 'Warden’s note',
    flex: 1,
    minWidth: 200,
    sortable: false,
  },
];

const rows = [
  { id: 1, plot: 'B3', area: 120, note: 'Hedge over the path, letter sent' },
  { id: 2, plot: 'A7', area: 95, note: 'Water tap drips' },
  { id: 3, plot: 'C1', area: 140, note: 'Shed needs a permit' },
  { id: 4, plot: 'A2', area: 80, note: 'Vacant from 1 October' },
];

export default function NonSortableColumn() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Allotment plots"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
