import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import type { GridPivotModel } from '@mui/x-data-grid-premium';
import { SideBySide } from './partsOfSteps';

const names = ['sum', 'avg', 'min', 'max', 'size'];

export default function PivotValues() {
  const [name, setName] = React.useState('sum');
  const model = React.useMemo<GridPivotModel>(
    () => ({
      rows: [{ field: 'carrier' }],
      columns: [],
      values: [{ field: 'containers', aggFunc: name }],
    }),
    [name],
  );

  return (
    <div style={{ width: '100%' }}>
      <ToggleButtonGroup
        exclusive
        aria-label="Function"
        size="small"
        value={name}
        onChange={(_, next: string | null) => setName(next ?? name)}
        sx={{ mb: 2 }}
      >
        {names.map((each) => (
          <ToggleButton key={each} value={each} sx={{ textTransform: 'none' }}>
            {each}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <SideBySide model={model} />
    </div>
  );
}
