import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 95 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
];

const rows = createShipments(4);

export default function CopiedText() {
  const [raw, setRaw] = React.useState(false);
  const [copied, setCopied] = React.useState('');

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={raw} onChange={(_, checked) => setRaw(checked)} />
        }
        label="Copy values without their format"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ height: 266 }}>
        <DataGrid
          // The grid reads the setting for a focused cell once, when it is mounted.
          key={String(raw)}
          aria-label="Shipments, copy some"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          ignoreValueFormatterDuringExport={raw}
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        role="status"
        aria-label="Copied text"
        sx={{ mt: 1, mb: 0, minHeight: 48, whiteSpace: 'pre-wrap' }}
      >
        {copied || 'Nothing has been copied yet.'}
      </Box>
    </div>
  );
}
