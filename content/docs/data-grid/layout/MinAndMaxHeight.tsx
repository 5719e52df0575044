import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const shipments = createShipments(60);

export default function MinAndMaxHeight() {
  const [count, setCount] = React.useState(3);
  const rows = React.useMemo(() => shipments.slice(0, count), [count]);

  return (
    <div style={{ width: '100%', minHeight: 400 }}>
      <ToggleButtonGroup
        aria-label="Number of shipments"
        size="small"
        exclusive
        value={count}
        onChange={(_event, next: number | null) => {
          if (next !== null) {
            setCount(next);
          }
        }}
        sx={{ mb: 1 }}
      >
        {[0, 3, 5, 60].map((each) => (
          <ToggleButton key={each} value={each}>
            {each} rows
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: 240,
          maxHeight: 350,
        }}
      >
        <DataGrid
          aria-label="Shipments in a box with limits"
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </div>
  );
}
