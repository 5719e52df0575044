import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const limits = {
  data: {},
  zero: { min: 0 },
  normal: { min: 60, max: 100 },
};
type Limit = keyof typeof limits;

export default function AxisLimits() {
  const [limit, setLimit] = React.useState<Limit>('data');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Limits of the heart rate"
        value={limit}
        onChange={(_, value: Limit | null) => setLimit(value ?? limit)}
      >
        <ToggleButton value="data">From data</ToggleButton>
        <ToggleButton value="zero">min: 0</ToggleButton>
        <ToggleButton value="normal">60 to 100</ToggleButton>
      </ToggleButtonGroup>
      <LineChart
        aria-label="The heart rate rises above 100 during minute 4"
        height={260}
        hideLegend
        xAxis={[
          {
            label: 'Minutes',
            data: [0, 1, 2, 3, 4, 5, 6],
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ label: 'Beats per minute', width: 65, ...limits[limit] }]}
        series={[{ label: 'Heart rate', data: [71, 74, 83, 97, 112, 99, 86] }]}
      />
    </Stack>
  );
}
