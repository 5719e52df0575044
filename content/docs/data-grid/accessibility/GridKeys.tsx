import * as React from 'react';
import Button from '@mui/material/Button';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 114 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
];

const rows = createShipments(5);

export default function GridKeys() {
  const [round, setRound] = React.useState(1);

  return (
    <div style={{ width: '100%' }}>
      <Button
        variant="outlined"
        sx={{ mb: 1 }}
        onClick={() => setRound(round + 1)}
      >
        Start over
      </Button>
      <div style={{ height: 214 }}>
        <DataGridPro
          key={round}
          aria-label="Shipments to try the keys on"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </div>
  );
}
