import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 150 },
  { field: 'departs', headerName: 'Departs', width: 90 },
  { field: 'status', headerName: 'Status' },
];

const rows = [
  { id: 1, route: 'Oban – Craignure', departs: '07:25', status: 'On time' },
  { id: 2, route: 'Mallaig – Armadale', departs: '08:10', status: 'Delayed' },
  { id: 3, route: 'Oban – Colonsay', departs: '11:15', status: 'Canceled' },
  { id: 4, route: 'Gourock – Dunoon', departs: '12:20', status: 'On time' },
];

export default function RowStyles() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Departures"
        rows={rows}
        columns={columns}
        getRowClassName={({ row }) =>
          row.status === 'On time' ? '' : `sailing-${row.status}`
        }
        hideFooter
        sx={{
          '& .sailing-Delayed': { fontWeight: 'bold' },
          '& .sailing-Canceled': {
            color: 'text.secondary',
            textDecoration: 'line-through',
          },
        }}
      />
    </div>
  );
}
