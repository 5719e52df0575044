import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  gridPinnedColumnsSelector,
  useGridApiContext,
  useGridSelector,
  type GridApiPro,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createShipments, type Shipment } from '../shipments';

const { LEFT, RIGHT } = GridPinnedColumnPosition;

function PinFooter() {
  const apiRef = useGridApiContext<GridApiPro>();
  const pinned = useGridSelector(apiRef, gridPinnedColumnsSelector);

  let place: GridPinnedColumnPosition | 'none' = 'none';
  if (pinned.left?.includes('arrival')) {
    place = LEFT;
  } else if (pinned.right?.includes('arrival')) {
    place = RIGHT;
  }

  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ p: 1, flexWrap: 'wrap' }}
    >
      <ToggleButtonGroup
        aria-label="Arrival is pinned to"
        size="small"
        exclusive
        value={place}
        onChange={(_event, next: GridPinnedColumnPosition | 'none' | null) => {
          if (next === 'none') {
            apiRef.current.unpinColumn('arrival');
          } else if (next) {
            apiRef.current.pinColumn('arrival', next);
          }
        }}
      >
        <ToggleButton value={LEFT}>Left</ToggleButton>
        <ToggleButton value="none">Not pinned</ToggleButton>
        <ToggleButton value={RIGHT}>Right</ToggleButton>
      </ToggleButtonGroup>
      <Button
        onClick={() =>
          // One call for both: a second pinColumn() would undo the first.
          apiRef.current.setPinnedColumns({ right: ['departure', 'arrival'] })
        }
      >
        Pin both dates
      </Button>
    </Stack>
  );
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 97 },
  { field: 'goods', headerName: 'Goods', width: 115 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
  { field: 'arrival', headerName: 'Arrival', type: 'date', width: 110 },
  { field: 'origin', headerName: 'Origin', width: 115 },
  { field: 'destination', headerName: 'Destination', width: 120 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'status', headerName: 'Status', width: 110 },
];

const rows = createShipments(4);

export default function PinnedFromCode() {
  return (
    <div style={{ height: 378, width: '100%' }}>
      <DataGridPro
        aria-label="Shipments, dates are pinned by buttons"
        rows={rows}
        columns={columns}
        slots={{ footer: PinFooter }}
      />
    </div>
  );
}
