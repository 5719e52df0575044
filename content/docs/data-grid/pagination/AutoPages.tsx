import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(20);

export default function AutoPages() {
  const [height, setHeight] = React.useState(300);

  return (
    <div style={{ width: '100%', minHeight: 550 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the grid"
        value={height}
        onChange={(_event, value: number | null) =>
          setHeight((current) => value ?? current)
        }
        sx={{ mb: 1 }}
      >
        <ToggleButton value={300}>Low</ToggleButton>
        <ToggleButton value={500}>High</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height }}>
        <DataGrid
          aria-label="Shipments, as many as fit"
          rows={rows}
          columns={columns}
          autoPageSize
        />
      </div>
    </div>
  );
}
