import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

export default function MinimumBarSize() {
  const [enlarged, setEnlarged] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={enlarged}
            onChange={(event) => setEnlarged(event.target.checked)}
          />
        }
        label="minBarSize: 6"
      />
      <BarChart
        aria-label="Support tickets per team"
        height={260}
        xAxis={[{ data: ['Billing', 'Login', 'Legal', 'Press', 'Sales'] }]}
        series={[
          {
            label: 'Tickets',
            data: [1840, 2310, 3, 0, 7],
            minBarSize: enlarged ? 6 : 0,
          },
        ]}
      />
    </Stack>
  );
}
