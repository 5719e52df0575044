import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';
import { useRenderedCounts } from './useRenderedCounts';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

export default function CountedRows() {
  const [rows] = React.useState(() => createShipments(10_000));
  const { box, counts } = useRenderedCounts();

  return (
    <div style={{ width: '100%' }}>
      <div ref={box} style={{ height: 340 }}>
        <DataGridPro
          aria-label="Ten thousand shipments"
          rows={rows}
          columns={columns}
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {counts.rows} of {rows.length.toLocaleString('en-US')} rows are
        rendered.
      </Typography>
    </div>
  );
}
