import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, route: 'Oban – Craignure', departs: '07:25', minutes: 46 },
  { id: 2, route: 'Mallaig – Armadale', departs: '08:10', minutes: 45 },
  { id: 3, route: 'Ullapool – Stornoway', departs: '10:30', minutes: 165 },
];

const columns: GridColDef[] = [
  { field: 'route', headerName: 'Route', flex: 1, minWidth: 150 },
  { field: 'departs', headerName: 'Departs', width: 85 },
  { field: 'minutes', headerName: 'Minutes', type: 'number', width: 95 },
];

export default function Departures() {
  return (
    <div style={{ height: 268, width: '100%' }}>
      <DataGrid aria-label="Departures" rows={rows} columns={columns} />
    </div>
  );
}
