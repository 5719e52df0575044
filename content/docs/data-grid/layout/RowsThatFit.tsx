import * as React from 'react';
import Slider from '@mui/material/Slider';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(40);

export default function RowsThatFit() {
  const [height, setHeight] = React.useState(340);

  return (
    <div style={{ width: '100%', minHeight: 474 }}>
      <Slider
        aria-label="Height of the box"
        value={height}
        min={240}
        max={440}
        step={50}
        getAriaValueText={(value) => `${value} pixels`}
        onChange={(_event, value) => setHeight(value)}
        sx={{ width: 'calc(100% - 24px)', mx: 1.5 }}
      />
      <div style={{ height }}>
        <DataGrid
          aria-label="Shipments, as many on a page as fit"
          rows={rows}
          columns={columns}
          autoPageSize
        />
      </div>
    </div>
  );
}
