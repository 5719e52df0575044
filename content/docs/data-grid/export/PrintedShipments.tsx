import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(12);

const slotProps: DataGridProps['slotProps'] = {
  toolbar: {
    printOptions: {
      fileName: 'Shipments of March',
      hideToolbar: true,
      hideFooter: true,
      pageStyle: '@page { size: A4 landscape; margin: 12mm; }',
    },
  },
};

const onPaper = {
  '@media print': {
    color: 'black',
    '& .MuiDataGrid-row': { breakInside: 'avoid' },
    '& .MuiDataGrid-cell[data-field="number"]': { fontWeight: 'bold' },
  },
};

export default function PrintedShipments() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, print them"
        rows={rows}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10]}
        showToolbar
        slotProps={slotProps}
        sx={onPaper}
      />
    </div>
  );
}
