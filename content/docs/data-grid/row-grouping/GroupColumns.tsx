import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './groupable';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier', 'status'] },
  columns: { columnVisibilityModel: { carrier: false, status: false } },
};

export default function GroupColumns() {
  const [several, setSeveral] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={several}
            onChange={(_, checked) => setSeveral(checked)}
          />
        }
        label="A column for each level"
      />
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Shipments by carrier and status"
          rows={shipments}
          columns={shipmentColumns}
          initialState={initialState}
          defaultGroupingExpansionDepth={1}
          rowGroupingColumnMode={several ? 'multiple' : 'single'}
        />
      </div>
    </div>
  );
}
