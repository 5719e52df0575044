import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const shipments = createShipments(5);

export default function GrowingGrid() {
  const [count, setCount] = React.useState(2);
  const rows = React.useMemo(() => shipments.slice(0, count), [count]);

  return (
    <div style={{ width: '100%', minHeight: 366 }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button
          disabled={count === shipments.length}
          onClick={() => setCount((current) => current + 1)}
        >
          Add a shipment
        </Button>
        <Button
          disabled={count === 0}
          onClick={() => setCount((current) => current - 1)}
        >
          Remove one
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Shipments, the grid is as tall as its rows"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
