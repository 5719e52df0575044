import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from './sailings';

const columns: GridColDef<Sailing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 170 },
  {
    field: 'fare',
    headerName: 'Fare',
    type: 'number',
    valueFormatter: (value: number) => `£${value.toFixed(2)}`,
  },
  { field: 'minutes', headerName: 'Minutes', type: 'number' },
  { field: 'cars', headerName: 'Takes cars', type: 'boolean', width: 120 },
];

export default function SingleSorting() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        aria-label="Ferry sailings"
        rows={sailings}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'fare', sort: 'asc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
