import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridDensity,
  type GridRowHeightParams,
} from '@mui/x-data-grid';
import { createShipments, type Shipment } from '../shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Number', width: 110 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 120 },
];

const rows = createShipments(5);
const densities: GridDensity[] = ['compact', 'standard', 'comfortable'];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  // A number does not follow the density by itself.
  return model['status'] === 'Delayed' ? 80 * densityFactor : null;
}

export default function DensityAndHeight() {
  const [density, setDensity] = React.useState<GridDensity>('standard');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Density"
        size="small"
        exclusive
        value={density}
        onChange={(_, value: GridDensity | null) =>
          setDensity((now) => value ?? now)
        }
        sx={{ mb: 1 }}
      >
        {densities.map((value) => (
          <ToggleButton key={value} value={value}>
            {value}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Shipments"
          rows={rows}
          columns={columns}
          density={density}
          getRowHeight={getRowHeight}
          hideFooter
        />
      </div>
    </div>
  );
}
