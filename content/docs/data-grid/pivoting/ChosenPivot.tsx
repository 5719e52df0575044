import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridPivotModel } from '@mui/x-data-grid-premium';
import { tenColumns, tenShipments } from '../tenShipments';

const containers = { field: 'containers', aggFunc: 'sum' };

const models: Record<string, GridPivotModel> = {
  'By port': {
    rows: [{ field: 'carrier' }],
    columns: [{ field: 'port' }],
    values: [containers],
  },
  'By quarter': {
    rows: [{ field: 'carrier' }],
    columns: [{ field: 'departure-quarter', sort: 'asc' }],
    values: [containers],
  },
  Totals: {
    rows: [{ field: 'carrier' }],
    columns: [],
    values: [containers, { field: 'rate', aggFunc: 'avg' }],
  },
};

export default function ChosenPivot() {
  const [active, setActive] = React.useState(true);
  const [model, setModel] = React.useState(models['By port']);
  const chosen = Object.keys(models).find((name) => models[name] === model);

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Report"
        size="small"
        value={chosen ?? null}
        onChange={(_, name: string | null) => {
          if (name !== null) {
            setModel(models[name]);
          }
        }}
        sx={{ mr: 2 }}
      >
        {Object.keys(models).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <FormControlLabel
        control={
          <Switch
            checked={active}
            onChange={(_, checked) => setActive(checked)}
          />
        }
        label="Pivot"
      />
      <div style={{ height: 400, marginTop: 8 }}>
        <DataGridPremium
          aria-label="A report about shipments"
          rows={tenShipments}
          columns={tenColumns}
          pivotActive={active}
          onPivotActiveChange={setActive}
          pivotModel={model}
          onPivotModelChange={setModel}
          showToolbar
          hideFooter
        />
      </div>
      <p role="status">
        {chosen ?? 'Your own report'}, {active ? 'pivoted' : 'not pivoted'}
      </p>
    </div>
  );
}
