import Button from '@mui/material/Button';
import {
  DataGrid,
  ExportCsv,
  ExportPrint,
  Toolbar,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(5);

const forSpreadsheets: GridCsvExportOptions = {
  fileName: 'shipments',
  delimiter: ';',
  utf8WithBom: true,
};

function ExportToolbar() {
  return (
    <Toolbar>
      <ExportCsv render={<Button size="small" />} options={forSpreadsheets}>
        Spreadsheet
      </ExportCsv>
      <ExportPrint render={<Button size="small" />}>Print</ExportPrint>
    </Toolbar>
  );
}

export default function OwnToolbar() {
  return (
    <div style={{ height: 371, width: '100%' }}>
      <DataGrid
        aria-label="Shipments with buttons for files"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
