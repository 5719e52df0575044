import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { Gauge } from '@mui/x-charts/Gauge';

export default function TankLevel() {
  const [percent, setPercent] = React.useState(64);

  return (
    <Stack sx={{ width: '100%', maxWidth: 280, mx: 'auto' }}>
      <Gauge
        aria-label="Rainwater tank"
        height={160}
        value={percent}
        text={`${percent}%`}
      />
      <Slider
        aria-label="Water in the tank, percent"
        value={percent}
        onChange={(_event, value) => setPercent(value)}
      />
    </Stack>
  );
}
