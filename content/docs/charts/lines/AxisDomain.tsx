import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const minutes = [3, 9, 15, 21, 27, 33, 39, 46];
const pulse = [71, 104, 126, 133, 138, 141, 129, 93];
const limits = {
  nice: 'nice',
  strict: 'strict',
  margin: (min: number, max: number) => ({ min: min - 1, max: max + 1 }),
} as const;

export default function AxisDomain() {
  const [limit, setLimit] = React.useState<keyof typeof limits>('nice');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="domainLimit of the x axis"
        value={limit}
        onChange={(_, value: keyof typeof limits | null) =>
          setLimit(value ?? limit)
        }
      >
        <ToggleButton value="nice">nice</ToggleButton>
        <ToggleButton value="strict">strict</ToggleButton>
        <ToggleButton value="margin">One minute more</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="Pulse during a run"
        height={260}
        hideLegend
        skipAnimation
        xAxis={[{ data: minutes, label: 'Minute', domainLimit: limits[limit] }]}
        yAxis={[{ label: 'Beats per minute' }]}
        series={[{ label: 'Pulse', data: pulse }]}
        grid={{ vertical: true }}
      />
    </Stack>
  );
}
