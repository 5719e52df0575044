import Button from '@mui/material/Button';
import {
  ColumnsPanelTrigger,
  DataGrid,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function ColumnsToolbar() {
  return (
    <Toolbar>
      <ColumnsPanelTrigger
        render={<ToolbarButton render={<Button size="small" />} />}
      >
        Columns
      </ColumnsPanelTrigger>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100, hideable: false },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
];

const rows = createShipments(4);

export default function ColumnsButton() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with a button for the columns"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ColumnsToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
