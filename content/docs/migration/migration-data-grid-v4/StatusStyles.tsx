import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Shipment {
  id: string;
  destination: string;
  status: string;
}

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Number', minWidth: 110, flex: 1 },
  { field: 'destination', headerName: 'To', minWidth: 110, flex: 1 },
  { field: 'status', headerName: 'Status', minWidth: 110, flex: 1 },
];
const rows: Shipment[] = [
  { id: 'NG-10001', destination: 'Rotterdam', status: 'Booked' },
  { id: 'NG-10002', destination: 'Busan', status: 'Delayed' },
  { id: 'NG-10003', destination: 'Santos', status: 'At sea' },
  { id: 'NG-10004', destination: 'Hamburg', status: 'In customs' },
  { id: 'NG-10005', destination: 'Valencia', status: 'Delayed' },
  { id: 'NG-10006', destination: 'Savannah', status: 'Delivered' },
];

export default function StatusStyles() {
  const [marked, setMarked] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={marked}
            onChange={(event) => setMarked(event.target.checked)}
          />
        }
        label="Mark delayed shipments"
      />
      <div style={{ height: 310, width: '100%' }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          density="compact"
          hideFooter
          getRowClassName={({ row }) =>
            marked && row.status === 'Delayed' ? 'delayed' : ''
          }
          sx={{
            [`& .${gridClasses.row}.delayed`]: {
              boxShadow: 'inset 4px 0 0 var(--mui-palette-error-main)',
              fontWeight: 600,
            },
            [`& .${gridClasses.columnHeader}`]: {
              textTransform: 'uppercase',
            },
          }}
        />
      </div>
    </Box>
  );
}
