import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'room', headerName: 'Room', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number', editable: true },
];

const rows = [
  { id: 1, room: 'Lecture hall', seats: 180 },
  { id: 2, room: 'Lab 2', seats: 24 },
  { id: 3, room: 'Reading room', seats: 60 },
];

export default function FocusOutline() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Rooms"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooter
        sx={{
          '& :is(.MuiDataGrid-cell, .MuiDataGrid-columnHeader):focus-within:not(:focus-visible, :has(:focus-visible))':
            { outline: 'none' },
        }}
      />
    </div>
  );
}
