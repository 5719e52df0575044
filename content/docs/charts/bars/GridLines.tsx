import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function GridLines() {
  const [horizontal, setHorizontal] = React.useState(true);
  const [vertical, setVertical] = React.useState(false);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <FormControlLabel
          control={
            <Switch
              checked={horizontal}
              onChange={(event) => setHorizontal(event.target.checked)}
            />
          }
          label="horizontal"
        />
        <FormControlLabel
          control={
            <Switch
              checked={vertical}
              onChange={(event) => setVertical(event.target.checked)}
            />
          }
          label="vertical"
        />
      </Stack>
      <BarChart
        aria-label="Library loans per weekday"
        height={240}
        hideLegend
        grid={{ horizontal, vertical }}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        series={[{ label: 'Loans', data: [312, 268, 405, 287, 351] }]}
      />
    </Stack>
  );
}
