import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { tenShipments, type TenthShipment } from '../tenShipments';

const columns: GridColDef<TenthShipment>[] = [
  { field: 'number', headerName: 'Shipment', width: 100, aggregable: false },
  {
    field: 'rate',
    headerName: 'Rate (€)',
    type: 'number',
    width: 110,
    aggregable: false,
  },
  {
    field: 'containers',
    headerName: 'Containers',
    type: 'number',
    width: 130,
    availableAggregationFunctions: ['sum', 'max'],
  },
  { field: 'carrier', headerName: 'Carrier', width: 120, aggregable: false },
];

const initialState: DataGridPremiumProps['initialState'] = {
  aggregation: { model: { rate: 'avg' } },
};

export default function FewTotals() {
  const [disabled, setDisabled] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={disabled}
            onChange={(_, checked) => setDisabled(checked)}
          />
        }
        label="disableAggregation"
      />
      <div style={{ height: 458 }}>
        <DataGridPremium
          aria-label="Shipments with few totals"
          density="compact"
          rows={tenShipments}
          columns={columns}
          initialState={initialState}
          disableAggregation={disabled}
          hideFooter
        />
      </div>
    </div>
  );
}
