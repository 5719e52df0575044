import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GridSidebarValue,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { changeTenColumns, tenShipments } from '../tenShipments';

const columns = changeTenColumns(
  'rate',
  { pivotable: false },
  changeTenColumns('number', { pivotable: false }),
);

const initialState: DataGridPremiumProps['initialState'] = {
  pivoting: {
    model: {
      rows: [{ field: 'carrier' }],
      columns: [],
      // Not offered to users, but allowed in your model.
      values: [{ field: 'rate', aggFunc: 'avg' }],
    },
    enabled: true,
  },
  sidebar: { open: true, value: GridSidebarValue.Pivot },
};

export default function FewPivotFields() {
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
        label="disablePivoting"
      />
      <div style={{ height: 500 }}>
        <DataGridPremium
          aria-label="Shipments with few fields to pivot"
          key={String(disabled)}
          rows={tenShipments}
          columns={columns}
          initialState={initialState}
          disablePivoting={disabled}
          showToolbar
          hideFooter
        />
      </div>
    </div>
  );
}
