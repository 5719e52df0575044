import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments } from '../tenShipments';

const first: GridAggregationFunction<string, string> = {
  label: 'first',
  columnTypes: ['string'],
  applySorting: true,
  apply: ({ values }) => values[0],
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, first };
const aggregationModel = { port: 'first', containers: 'sum' };
const columns = columnsOf('port', 'rate', 'containers', 'number', 'carrier');
const columnVisibilityModel = { carrier: false };
// The rate has no total: sorted by a column with one, the grid would not rest.
const byRate = [{ field: 'rate', sort: 'desc' as const }];

export default function FirstPort() {
  const [grouped, setGrouped] = React.useState(false);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={grouped}
            onChange={(_, checked) => setGrouped(checked)}
          />
        }
        label="Group by carrier"
      />
      <div style={{ height: 458 }}>
        <DataGridPremium
          aria-label="Shipments with the first port"
          density="compact"
          rows={tenShipments}
          columns={columns}
          columnVisibilityModel={columnVisibilityModel}
          sortModel={byRate}
          rowGroupingModel={grouped ? ['carrier'] : []}
          aggregationFunctions={aggregationFunctions}
          aggregationModel={aggregationModel}
          hideFooter
        />
      </div>
    </div>
  );
}
