import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { sailings, type Sailing } from './sailings';

const columns: GridColDef<Sailing>[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 170 },
  {
    field: 'minutes',
    headerName: 'Crossing (h:mm)',
    width: 180,
    type: 'number',
    // Shown: 2:45. Sorted: 165.
    valueFormatter: (value: number) =>
      `${Math.floor(value / 60)}:${String(value % 60).padStart(2, '0')}`,
  },
  {
    field: 'farePerHour',
    headerName: 'Fare per hour',
    width: 140,
    type: 'number',
    // Not in the row: computed here, shown and sorted.
    valueGetter: (_value, row) => (row.fare / row.minutes) * 60,
    valueFormatter: (value: number) => `£${value.toFixed(2)}`,
  },
];

export default function FormattedValues() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        aria-label="Ferry sailings by duration and price"
        rows={sailings}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'minutes', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
