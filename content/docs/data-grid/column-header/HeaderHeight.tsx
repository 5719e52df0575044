import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment number', width: 100 },
  {
    field: 'destination',
    headerName: 'Port of discharge',
    flex: 1,
    minWidth: 110,
  },
  {
    field: 'weight',
    headerName: 'Gross weight in kilograms',
    type: 'number',
    width: 110,
  },
];

const rows = createShipments(3);

export default function HeaderHeight() {
  const [height, setHeight] = React.useState(80);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Height of the headers in pixels"
        value={height}
        onChange={(_event, value: number | null) => setHeight(value ?? height)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={40}>40</ToggleButton>
        <ToggleButton value={56}>56</ToggleButton>
        <ToggleButton value={80}>80</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 238 }}>
        <DataGrid
          aria-label="Shipments with long headers"
          rows={rows}
          columns={columns}
          columnHeaderHeight={height}
          hideFooter
          sx={{
            '& .MuiDataGrid-columnHeaderTitle': {
              whiteSpace: 'normal',
              lineHeight: 1.2,
            },
          }}
        />
      </div>
    </div>
  );
}
