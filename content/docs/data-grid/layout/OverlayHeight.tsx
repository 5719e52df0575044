import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const late = createShipments(24).filter(({ status }) => status === 'Delayed');
const none: Shipment[] = [];

export default function OverlayHeight() {
  const [calm, setCalm] = React.useState(true);

  return (
    <div style={{ width: '100%', minHeight: 306 }}>
      <FormControlLabel
        control={
          <Switch
            checked={calm}
            onChange={(event) => setCalm(event.target.checked)}
          />
        }
        label="All ships are on time"
        sx={{ mx: 0, mb: 1 }}
      />
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Shipments that are late"
          rows={calm ? none : late}
          columns={columns}
          localeText={{ noRowsLabel: 'No shipment is late.' }}
          sx={{ '--DataGrid-overlayHeight': '200px' }}
          hideFooter
        />
      </div>
    </div>
  );
}
