import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGridPremium,
  GRID_AGGREGATION_FUNCTIONS,
  type GridAggregationFunction,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments } from '../tenShipments';

interface Load {
  containers: number;
  cost: number;
}

const weighted: GridAggregationFunction<Load, number> = {
  label: 'per container',
  columnTypes: ['number'],
  getCellValue: ({ row, field }) => ({
    containers: row.containers,
    cost: row.containers * row[field],
  }),
  apply: ({ values }) => {
    let containers = 0;
    let cost = 0;
    for (const value of values) {
      containers += value?.containers ?? 0;
      cost += value?.cost ?? 0;
    }
    return containers === 0 ? null : cost / containers;
  },
};

const aggregationFunctions = { ...GRID_AGGREGATION_FUNCTIONS, weighted };
const columns = columnsOf('number', 'rate', 'containers', 'carrier');

export default function WeightedRate() {
  const [isWeighted, setWeighted] = React.useState(true);

  return (
    <div style={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch
            checked={isWeighted}
            onChange={(_, checked) => setWeighted(checked)}
          />
        }
        label="Weight the rates by containers"
      />
      <div style={{ height: 458 }}>
        <DataGridPremium
          aria-label="Shipments with an average rate"
          density="compact"
          rows={tenShipments}
          columns={columns}
          aggregationFunctions={aggregationFunctions}
          aggregationModel={{ rate: isWeighted ? 'weighted' : 'avg' }}
          hideFooter
        />
      </div>
    </div>
  );
}
