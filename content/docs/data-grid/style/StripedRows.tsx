import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'june', headerName: 'June (mm)', type: 'number' },
  { field: 'july', headerName: 'July (mm)', type: 'number' },
];

const rows = [
  { id: 1, station: 'Bergen', june: 133, july: 148 },
  { id: 2, station: 'Oslo', june: 79, july: 90 },
  { id: 3, station: 'Tromsø', june: 58, july: 77 },
  { id: 4, station: 'Røros', june: 64, july: 82 },
  { id: 5, station: 'Stavanger', june: 91, july: 104 },
];

export default function StripedRows() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Rainfall by station"
        rows={rows}
        columns={columns}
        getRowClassName={({ indexRelativeToCurrentPage }) =>
          indexRelativeToCurrentPage % 2 === 0 ? 'even' : 'odd'
        }
        hideFooter
        sx={{
          '& .odd': {
            bgcolor: 'action.hover',
            '&:hover': { bgcolor: 'action.selected' },
          },
        }}
      />
    </div>
  );
}
