import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 140,
    editable: true,
  },
];

const rows = createShipments(40).slice(10, 40);
const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 48;

export default function AutoHeight() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Notes of shipments"
        rows={rows}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
