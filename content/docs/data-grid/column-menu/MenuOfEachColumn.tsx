import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110, hideable: false },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 116 },
  {
    field: 'insured',
    headerName: 'Insured',
    type: 'boolean',
    width: 86,
    disableColumnMenu: true,
  },
];

const rows = createShipments(3);

export default function MenuOfEachColumn() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Shipments"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
