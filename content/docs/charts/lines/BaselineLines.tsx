import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];
const occupancy = [58, 61, 70, 78, 84, 91, 96, 93];
const baselines = { min: 'min', '75': 75, max: 'max' } as const;

export default function BaselineLines() {
  const [baseline, setBaseline] = React.useState<keyof typeof baselines>('75');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="baseline"
        value={baseline}
        onChange={(_, value: keyof typeof baselines | null) =>
          setBaseline(value ?? baseline)
        }
      >
        <ToggleButton value="min">min</ToggleButton>
        <ToggleButton value="75">75</ToggleButton>
        <ToggleButton value="max">max</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Rooms taken per month, with a goal of 75 percent"
        height={260}
        hideLegend
        skipAnimation
        xAxis={[{ scaleType: 'point', data: months }]}
        yAxis={[
          {
            min: 0,
            max: 100,
            valueFormatter: (value: number) => `${value}%`,
          },
        ]}
        series={[
          {
            label: 'Rooms taken',
            data: occupancy,
            area: true,
            baseline: baselines[baseline],
            valueFormatter: (value) => (value === null ? '' : `${value}%`),
          },
        ]}
      />
    </Stack>
  );
}
