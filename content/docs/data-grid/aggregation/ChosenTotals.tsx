import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPremium,
  type GridAggregationModel,
} from '@mui/x-data-grid-premium';
import { columnsOf, tenShipments } from '../tenShipments';

const columns = columnsOf('number', 'carrier', 'containers');

export default function ChosenTotals() {
  const [model, setModel] = React.useState<GridAggregationModel>({
    containers: 'sum',
  });

  const choose = (name: string | null) =>
    setModel(name === null ? {} : { containers: name });

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Containers"
        size="small"
        value={model.containers ?? null}
        onChange={(_, name: string | null) => choose(name)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="sum">Sum</ToggleButton>
        <ToggleButton value="max">Largest</ToggleButton>
        <ToggleButton value="size">Rows</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 458 }}>
        <DataGridPremium
          aria-label="Shipments with a chosen total"
          density="compact"
          rows={tenShipments}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
          hideFooter
        />
      </div>
      <p role="status">aggregationModel: {JSON.stringify(model)}</p>
    </div>
  );
}
