import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const depots = ['North', 'East', 'South', 'West'];
const messages = {
  loadingOverlay: { message: 'Counting parcels…' },
  noDataOverlay: { message: 'No parcels on this day' },
};

export default function OverlayBars() {
  const [state, setState] = React.useState('empty');
  const loaded = state === 'loaded';

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the data"
        value={state}
        onChange={(_, value: string | null) => setState(value ?? state)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">Empty</ToggleButton>
        <ToggleButton value="loaded">Loaded</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        aria-label="Parcels per depot"
        aria-busy={state === 'loading'}
        height={240}
        hideLegend
        loading={state === 'loading'}
        xAxis={[{ data: depots }]}
        yAxis={[{ min: 0, max: 600 }]}
        series={[
          { label: 'Parcels', data: loaded ? [412, 290, 538, 347] : [] },
        ]}
        slotProps={messages}
      />
    </Stack>
  );
}
