import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, statuses, type Shipment } from '../../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', flex: 1, minWidth: 100 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: [...statuses],
    width: 120,
  },
  { field: 'containers', headerName: 'Containers', type: 'number', width: 120 },
];

const rows = createShipments(25);

const slotProps: DataGridProps['slotProps'] = {
  filterPanel: {
    columnsSort: 'asc',
    filterFormProps: {
      filterColumns: ({ columns: all }) =>
        all.map(({ field }) => field).filter((field) => field !== 'number'),
      // A wrong name in these props is not reported.
      deleteIconProps: { sx: { justifyContent: 'flex-end' } },
      columnInputProps: { sx: { width: '100%' } },
      operatorInputProps: { sx: { width: '100%' } },
      valueInputProps: {
        sx: { width: '100%' },
        InputComponentProps: { sx: { width: '100%' } },
      },
    },
    sx: {
      width: 260,
      '& .MuiDataGrid-filterForm': { flexDirection: 'column' },
    },
  },
};

export default function StackedPanel() {
  return (
    <div style={{ height: 422, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, fields of the panel below each other"
        rows={rows}
        columns={columns}
        slotProps={slotProps}
        showToolbar
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'status', operator: 'is', value: 'At sea' }],
            },
          },
        }}
      />
    </div>
  );
}
