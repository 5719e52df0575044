import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  type DataGridProps,
  type GridColDef,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 105 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = createShipments(5);

const cases: Record<string, Partial<DataGridProps<Shipment>>> = {
  Rows: {},
  Loading: { loading: true },
  'No rows': { rows: [] },
  'No results': {
    initialState: {
      filter: { filterModel: { items: [], quickFilterValues: ['bananas'] } },
    },
  },
  'No columns': {
    initialState: {
      columns: {
        columnVisibilityModel: { number: false, goods: false, status: false },
      },
    },
  },
};

export default function OverlayStates() {
  const [shown, setShown] = React.useState('No rows');

  return (
    <div style={{ width: '100%' }}>
      <Stack
        direction="row"
        role="group"
        aria-label="State of the grid"
        sx={{ mb: 1, gap: 1, flexWrap: 'wrap' }}
      >
        {Object.keys(cases).map((name) => (
          <Button
            key={name}
            size="small"
            variant={name === shown ? 'contained' : 'outlined'}
            aria-pressed={name === shown}
            onClick={() => setShown(name)}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <div style={{ height: 318 }}>
        <DataGrid
          // The initial state of each case has to be read again.
          key={shown}
          aria-label="Shipments in five states"
          rows={rows}
          columns={columns}
          hideFooter
          {...cases[shown]}
        />
      </div>
    </div>
  );
}
