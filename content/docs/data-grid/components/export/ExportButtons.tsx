import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  ToolbarButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../../shipments';

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv
        render={<ToolbarButton render={<Button size="small" />} />}
        options={{ fileName: 'shipments' }}
      >
        Download CSV
      </ExportCsv>
      <ExportPrint
        render={<ToolbarButton render={<Button size="small" />} />}
        options={{ hideToolbar: true, hideFooter: true }}
      >
        Print
      </ExportPrint>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

const rows = createShipments(3);

export default function ExportButtons() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Shipments to download or print"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
      />
    </div>
  );
}
