import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { SideBySide } from './partsOfSteps';

const rows = [{ field: 'carrier' }];
const values = [{ field: 'containers', aggFunc: 'sum' }];

const models: Record<string, GridPivotModel> = {
  Port: { rows, columns: [{ field: 'port' }], values },
  Year: { rows, columns: [{ field: 'departure-year', sort: 'asc' }], values },
  'Port, then year': {
    rows,
    columns: [{ field: 'port' }, { field: 'departure-year', sort: 'asc' }],
    values,
  },
};

export default function PivotColumns() {
  const [name, setName] = React.useState('Port');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Fields in columns"
        size="small"
        value={name}
        onChange={(_, next: string | null) => setName(next ?? name)}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {Object.keys(models).map((each) => (
          <ToggleButton key={each} value={each}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SideBySide model={models[name]} />
    </div>
  );
}
