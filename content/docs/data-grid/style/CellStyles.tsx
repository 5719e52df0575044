import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  {
    field: 'room',
    headerName: 'Cold room',
    flex: 1,
    minWidth: 100,
    cellClassName: 'room',
  },
  { field: '06:00', type: 'number', width: 75 },
  { field: '12:00', type: 'number', width: 75 },
  { field: '18:00', type: 'number', width: 75 },
];

const rows = [
  { id: 1, room: 'Dairy', '06:00': 3.1, '12:00': 4.6, '18:00': 3.4 },
  { id: 2, room: 'Fish', '06:00': 0.4, '12:00': 1.1, '18:00': 0.7 },
  { id: 3, room: 'Produce', '06:00': 5.2, '12:00': 8.9, '18:00': 7.3 },
];

export default function CellStyles() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Temperatures in degrees Celsius"
        rows={rows}
        columns={columns}
        getCellClassName={({ field, value }) => {
          if (field === 'room' || typeof value !== 'number') {
            return '';
          }
          return value > 7 ? 'warm' : value < 1 ? 'cold' : '';
        }}
        hideFooter
        sx={{
          '& .room': { fontWeight: 'bold' },
          '& .warm': {
            bgcolor:
              'color-mix(in srgb, var(--mui-palette-error-main) 20%, transparent)',
          },
          '& .cold': {
            bgcolor:
              'color-mix(in srgb, var(--mui-palette-info-main) 20%, transparent)',
          },
        }}
      />
    </div>
  );
}
