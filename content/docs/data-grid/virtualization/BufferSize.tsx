import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';
import { useRenderedCounts } from './useRenderedCounts';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(100);

const sizes = { '0 px': 0, '150 px': 150, '1,500 px': 1500, 'All rows': -1 };

export default function BufferSize() {
  const [size, setSize] = React.useState(150);
  const { box, counts } = useRenderedCounts();

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Rows beyond the visible ones"
        value={size}
        onChange={(_event, next: number | null) => setSize(next ?? size)}
        sx={{ mb: 1 }}
      >
        {Object.entries(sizes).map(([label, value]) => (
          <ToggleButton key={value} value={value}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div ref={box} style={{ height: 340 }}>
        <DataGrid
          // The buffer is read when the grid is mounted.
          key={size}
          aria-label="Shipments with a buffer of rows"
          rows={rows}
          columns={columns}
          rowBufferPx={Math.max(size, 0)}
          disableVirtualization={size === -1}
          hideFooter
        />
      </div>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {counts.rows} of {rows.length} rows are rendered.
      </Typography>
    </div>
  );
}
