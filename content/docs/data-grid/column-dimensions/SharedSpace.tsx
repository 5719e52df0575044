import * as React from 'react';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridColumnDefinitionsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'width: 100', width: 100 },
  { field: 'goods', headerName: 'flex: 2', flex: 2, minWidth: 90 },
  { field: 'carrier', headerName: 'flex: 1', flex: 1, minWidth: 90 },
];

const rows = createShipments(2);

function WidthsFooter() {
  const apiRef = useGridApiContext();
  const current = useGridSelector(apiRef, gridColumnDefinitionsSelector);
  const widths = current.map(({ computedWidth }) => Math.round(computedWidth));

  return (
    <Typography role="status" variant="body2" sx={{ p: 1 }}>
      {widths.join(' + ')} px
    </Typography>
  );
}

export default function SharedSpace() {
  const [width, setWidth] = React.useState(302);

  return (
    <div style={{ width: '100%' }}>
      <Slider
        aria-label="Width of the grid"
        value={width}
        min={202}
        max={602}
        step={50}
        onChange={(_event, value) => setWidth(value)}
        sx={{ width: 'calc(100% - 24px)', mx: 1.5 }}
      />
      <div style={{ width: '100%', overflowX: 'auto' }}>
        <div style={{ height: 200, width }}>
          <DataGrid
            aria-label="Shipments in a box of changing width"
            rows={rows}
            columns={columns}
            slots={{ footer: WidthsFooter }}
          />
        </div>
      </div>
    </div>
  );
}
