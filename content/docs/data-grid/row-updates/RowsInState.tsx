import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const all = createShipments(30);

export default function RowsInState() {
  const [rows, setRows] = React.useState(() => all.slice(0, 4));

  const add = () =>
    setRows((current) => {
      const used = new Set(current.map(({ id }) => id));
      const next = all.find(({ id }) => !used.has(id));
      return next ? [...current, next] : current;
    });
  const deliver = () =>
    setRows((current) =>
      current.map((row, index) =>
        index === 0 ? { ...row, status: 'Delivered' as const } : row,
      ),
    );
  const remove = () => setRows((current) => current.slice(1));

  return (
    <div style={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" variant="outlined" onClick={add}>
          Add
        </Button>
        <Button size="small" variant="outlined" onClick={deliver}>
          Deliver first
        </Button>
        <Button size="small" variant="outlined" onClick={remove}>
          Remove first
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
