import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 140,
    editable: true,
  },
  {
    field: 'note',
    headerName: 'Reason for the delay',
    flex: 1,
    minWidth: 180,
    editable: true,
    preProcessEditCellProps: ({ props, row, otherFieldsProps }) => {
      // When a key opens the row, the other fields are not known yet.
      const status = otherFieldsProps?.['status']?.value ?? row.status;
      const delayed = status === 'Delayed';
      return { ...props, error: delayed && !props.value?.trim() };
    },
  },
];

const rows: GridRowsProp<Shipment> = createShipments(4);

export default function ReasonForDelay() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Delays"
        editMode="row"
        rows={rows}
        columns={columns}
        sx={{
          // As specific as the outline of the grid for a cell with the focus.
          '& .MuiDataGrid-cell.MuiDataGrid-cell--editing:has([aria-invalid="true"])':
            {
              outline: '2px solid',
              outlineColor: 'error.main',
              outlineOffset: -2,
            },
        }}
        hideFooter
      />
    </div>
  );
}
