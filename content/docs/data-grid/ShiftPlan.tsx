import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { shifts, wards, type Shift } from './shifts';

const columns: GridColDef<Shift>[] = [
  { field: 'nurse', headerName: 'Nurse', flex: 1, minWidth: 150 },
  {
    field: 'ward',
    headerName: 'Ward',
    type: 'singleSelect',
    valueOptions: wards,
    width: 130,
    editable: true,
  },
  {
    field: 'date',
    headerName: 'Date',
    type: 'date',
    width: 110,
    editable: true,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 90,
    editable: true,
  },
  {
    field: 'night',
    headerName: 'Night',
    type: 'boolean',
    width: 90,
    editable: true,
  },
];

export default function ShiftPlan() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        label="Shifts"
        rows={shifts}
        columns={columns}
        showToolbar
        checkboxSelection
        disableRowSelectionOnClick
        pageSizeOptions={[5, 10]}
        initialState={{
          pagination: { paginationModel: { pageSize: 5 } },
          sorting: { sortModel: [{ field: 'date', sort: 'asc' }] },
        }}
      />
    </div>
  );
}
