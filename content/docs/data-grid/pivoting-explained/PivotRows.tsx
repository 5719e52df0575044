import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { SideBySide } from './partsOfSteps';

const values = [{ field: 'containers', aggFunc: 'sum' }];

const models: Record<string, GridPivotModel> = {
  Carrier: { rows: [{ field: 'carrier' }], columns: [], values },
  Port: { rows: [{ field: 'port' }], columns: [], values },
  'Carrier, then port': {
    rows: [{ field: 'carrier' }, { field: 'port' }],
    columns: [],
    values,
  },
};

export default function PivotRows() {
  const [name, setName] = React.useState('Carrier');

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Fields in rows"
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
