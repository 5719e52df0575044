import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import type { YAxis } from '@mui/x-charts/models';

const hours = [0, 3, 6, 9, 12, 15, 18, 21, 24];
const temperature = [-4, -6, -7, -2, 3, 6, 2, -1, -3];

export default function ValueColors() {
  const [type, setType] = React.useState<'piecewise' | 'continuous'>(
    'piecewise',
  );
  const { info, error } = useTheme().palette;

  const colorMap: YAxis<'linear'>['colorMap'] =
    type === 'piecewise'
      ? { type, thresholds: [0], colors: [info.main, error.main] }
      : { type, min: -7, max: 6, color: [info.main, error.main] };

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Type of the color map"
        value={type}
        onChange={(_, value: typeof type | null) => setType(value ?? type)}
      >
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
        <ToggleButton value="continuous">Continuous</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="The temperature is above freezing from about 10:00 to 20:00"
        height={260}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: [0, 6, 12, 18, 24],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Temperature (°C)', width: 55, colorMap }]}
        series={[{ label: 'Weather station', data: temperature, area: true }]}
      />
    </Stack>
  );
}
