import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 100 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(40);

const routeOf = ({ number, origin, destination, carrier }: Shipment) =>
  `${number}: ${origin} to ${destination}, ${carrier}`;

export default function SplitView() {
  const [share, setShare] = React.useState(70);
  const [selected, setSelected] = React.useState<Shipment>();

  return (
    <div style={{ width: '100%' }}>
      <Slider
        aria-label="Share of the grid"
        value={share}
        min={40}
        max={80}
        step={10}
        getAriaValueText={(value) => `${value}%`}
        onChange={(_event, value) => setShare(value)}
        sx={{ width: 'calc(100% - 24px)', mx: 1.5 }}
      />
      <div style={{ height: 440 }}>
        <div style={{ height: `${share}%` }}>
          <DataGrid
            aria-label="Shipments above their details"
            rows={rows}
            columns={columns}
            onRowSelectionModelChange={({ ids }) =>
              setSelected(rows.find(({ id }) => ids.has(id)))
            }
            hideFooter
          />
        </div>
        <Box
          sx={{
            height: `${100 - share}%`,
            boxSizing: 'border-box',
            overflow: 'auto',
            p: 1,
          }}
        >
          <Typography role="status" variant="body2">
            {selected
              ? routeOf(selected)
              : 'Select a shipment to see its route.'}
          </Typography>
        </Box>
      </div>
    </div>
  );
}
