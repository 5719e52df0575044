import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
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
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the grid"
        value={shown}
        onChange={(_event, next: string | null) => setShown(next ?? shown)}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {Object.keys(cases).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
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
