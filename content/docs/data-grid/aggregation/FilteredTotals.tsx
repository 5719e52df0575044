import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  type DataGridPremiumProps,
} from '@mui/x-data-grid-premium';
import { changeTenColumns, columnsOf, tenShipments } from '../tenShipments';

const initialState: DataGridPremiumProps['initialState'] = {
  rowGrouping: { model: ['carrier'] },
  aggregation: { model: { containers: 'sum' } },
  filter: {
    filterModel: {
      items: [{ field: 'containers', operator: '>', value: 4 }],
    },
  },
  sorting: { sortModel: [{ field: 'containers', sort: 'desc' }] },
};

const columns = changeTenColumns(
  'containers',
  { width: 160 },
  columnsOf('containers', 'number', 'carrier'),
);
const columnVisibilityModel = { carrier: false };

export default function FilteredTotals() {
  const [all, setAll] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={all} onChange={(_, checked) => setAll(checked)} />
        }
        label="Count hidden rows, too"
      />
      <div style={{ height: 420 }}>
        <DataGridPremium
          aria-label="Shipments with more than four containers"
          // A change of the scope alone would leave the old totals.
          key={String(all)}
          density="compact"
          rows={tenShipments}
          columns={columns}
          columnVisibilityModel={columnVisibilityModel}
          initialState={initialState}
          defaultGroupingExpansionDepth={-1}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          hideFooter
        />
      </div>
    </div>
  );
}
