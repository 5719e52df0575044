import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  type GridColDef,
  type GridPinnedColumnFields,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 97 },
  { field: 'goods', headerName: 'Goods', width: 115 },
  { field: 'origin', headerName: 'Origin', width: 115 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 125 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 120 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(4);

export default function AtMostTwo() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({
    left: ['number'],
  });
  const [refused, setRefused] = React.useState(false);
  const { left = [], right = [] } = pinned;

  const pinAtMostTwo = (next: GridPinnedColumnFields) => {
    const count = (next.left ?? []).length + (next.right ?? []).length;
    setRefused(count > 2);
    if (count <= 2) {
      setPinned(next);
    }
  };

  return (
    <div style={{ width: '100%' }}>
      <div style={{ height: 284 }}>
        <DataGridPro
          aria-label="Shipments, at most two columns are pinned"
          rows={rows}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={pinAtMostTwo}
          hideFooter
        />
      </div>
      <Stack
        direction="row"
        sx={{ mt: 1, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography role="status" variant="body2">
          Left: {left.join(', ') || 'none'}
          <br />
          Right: {right.join(', ') || 'none'}
          <br />
          {refused ? 'Unpin a column before you pin a third one.' : ''}
        </Typography>
        <Button
          onClick={() => {
            // Not undefined, which would leave the columns as they are.
            setPinned({});
            setRefused(false);
          }}
        >
          Unpin all
        </Button>
      </Stack>
    </div>
  );
}
