import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'club', headerName: 'Club', flex: 1, minWidth: 130 },
  { field: 'points', headerName: 'Points', type: 'number' },
  { field: 'goals', headerName: 'Goals', type: 'number' },
];

const rows = [
  { id: 1, club: 'Harbor United', points: 41, goals: 52 },
  { id: 2, club: 'Northgate', points: 47, goals: 49 },
  { id: 3, club: 'Old Mill Rovers', points: 38, goals: 57 },
  { id: 4, club: 'Westfield Athletic', points: 29, goals: 33 },
];

export default function SortOrder() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="League table"
        rows={rows}
        columns={columns}
        sortingOrder={['desc', 'asc']}
        initialState={{
          sorting: { sortModel: [{ field: 'points', sort: 'desc' }] },
        }}
        hideFooter
      />
    </div>
  );
}
