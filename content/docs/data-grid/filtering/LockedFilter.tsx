import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridFilterModel,
} from '@mui/x-data-grid';
import { carriers, createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110, filterable: false },
  {
    field: 'carrier',
    headerName: 'Carrier',
    type: 'singleSelect',
    valueOptions: carriers,
    width: 140,
    filterable: false,
  },
  {
    field: 'goods',
    headerName: 'Goods',
    flex: 1,
    minWidth: 120,
    filterable: false,
  },
];

const rows = createShipments(40);

export default function LockedFilter() {
  const [carrier, setCarrier] = React.useState(carriers[0]);
  const filterModel = React.useMemo<GridFilterModel>(
    () => ({ items: [{ field: 'carrier', operator: 'is', value: carrier }] }),
    [carrier],
  );

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Carrier"
        value={carrier}
        onChange={(_event, name: string | null) => setCarrier(name ?? carrier)}
        sx={{ mb: 1, flexWrap: 'wrap' }}
      >
        {carriers.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Shipments of one carrier"
          rows={rows}
          columns={columns}
          filterModel={filterModel}
          showToolbar
        />
      </div>
    </div>
  );
}
