import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createShipments, type Shipment } from '../shipments';

const shipments = createShipments(14);

const sizes = new Map<string, number>();
for (const { origin } of shipments) {
  sizes.set(origin, (sizes.get(origin) ?? 0) + 1);
}

const columns: GridColDef<Shipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 110 },
  { field: 'origin', headerName: 'From', width: 120 },
  { field: 'goods', headerName: 'Goods', flex: 1, minWidth: 120 },
];

// Without a value, a row is not in any group.
const columnsWithoutSingles = columns.map<GridColDef<Shipment>>((column) =>
  column.field === 'origin'
    ? {
        ...column,
        groupingValueGetter: (_, { origin }) =>
          sizes.get(origin) === 1 ? null : origin,
      }
    : column,
);

const groupingColDef = { headerName: 'Group', width: 160 };

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['origin'] },
};

export default function SingleShipments() {
  const [merged, setMerged] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={merged}
            onChange={(_, checked) => setMerged(checked)}
          />
        }
        label="No groups of one shipment"
      />
      <div style={{ height: 420 }}>
        <DataGridPremium
          aria-label="Shipments by port"
          rows={shipments}
          columns={merged ? columnsWithoutSingles : columns}
          initialState={initialState}
          groupingColDef={groupingColDef}
          hideFooter
        />
      </div>
    </div>
  );
}
