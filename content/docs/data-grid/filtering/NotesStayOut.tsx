import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'goods', headerName: 'Goods', width: 130 },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 160,
    filterable: false,
  },
];

const rows = createShipments(8);

export default function NotesStayOut() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Shipments, no filter for notes"
        rows={rows}
        columns={columns}
        showToolbar
        hideFooter
      />
    </div>
  );
}
