import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium } from '@mui/x-data-grid-premium';
import { shipmentColumns, shipments } from './groupable';

export default function ChosenGroups() {
  const [model, setModel] = React.useState<string[]>(['status']);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Group by"
        size="small"
        value={model}
        onChange={(_, fields: string[]) => setModel(fields)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value="carrier">Carrier</ToggleButton>
        <ToggleButton value="status">Status</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 400 }}>
        <DataGridPremium
          aria-label="Shipments in chosen groups"
          rows={shipments}
          columns={shipmentColumns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
      </div>
      <p role="status">
        {model.length === 0 ? 'No groups.' : `Groups: ${model.join(', ')}`}
      </p>
    </div>
  );
}
