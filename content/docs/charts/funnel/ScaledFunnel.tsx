import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { FunnelChart } from '@mui/x-charts-pro/FunnelChart';
import { readableLabels } from './orders';

const stages = ['Applied', 'Interview', 'Trial day', 'Hired'];
const people = [240, 150, 96, 60];

export default function ScaledFunnel() {
  const [scaled, setScaled] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={scaled}
            onChange={(event) => setScaled(event.target.checked)}
          />
        }
        label="scaleType: linear"
      />
      <FunnelChart
        aria-label="Applications, from applied to hired"
        height={320}
        sx={readableLabels}
        hideLegend
        categoryAxis={{
          categories: stages,
          size: 80,
          disableLine: true,
          disableTicks: true,
          scaleType: scaled ? 'linear' : 'band',
        }}
        series={[
          {
            curve: 'pyramid',
            data: people.map((value, index) => ({
              id: stages[index],
              label: stages[index],
              value,
            })),
          },
        ]}
      />
    </Stack>
  );
}
