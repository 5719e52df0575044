import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  ExportExcel,
  Toolbar,
  ToolbarButton,
  useGridApiContext,
  useGridEvent,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../../shipments';

function ExcelToolbar() {
  const apiRef = useGridApiContext();
  const [message, setMessage] = React.useState('');

  useGridEvent(apiRef, 'excelExportStateChange', (state) =>
    setMessage(state === 'pending' ? 'Preparing the file…' : 'Ready'),
  );

  return (
    <Toolbar>
      <Box role="status" sx={{ flex: 1, pl: 1 }}>
        {message}
      </Box>
      <ExportExcel
        render={<ToolbarButton render={<Button size="small" />} />}
        options={{ fileName: 'shipments' }}
      >
        Download Excel
      </ExportExcel>
    </Toolbar>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 110 },
];

const rows = createShipments(100);

export default function ExcelButton() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments for a spreadsheet"
        rows={rows}
        columns={columns}
        slots={{ toolbar: ExcelToolbar }}
        showToolbar
        hideFooter
      />
    </div>
  );
}
