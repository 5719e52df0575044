import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const blocks = ['0–4', '4–8', '8–12', '12–16', '16–20', '20–24'];

export default function ExpandingSteps() {
  const [strict, setStrict] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={strict}
            onChange={(event) => setStrict(event.target.checked)}
          />
        }
        label="strictStepCurve"
      />
      <LineChart
        aria-label="Price of electricity per block of four hours"
        height={260}
        margin={{ left: 0, right: 8 }}
        hideLegend
        skipAnimation
        xAxis={[
          {
            scaleType: 'band',
            data: blocks,
            label: 'Hours',
            tickLabelMinGap: 1,
          },
        ]}
        yAxis={[{ label: 'Cents per kWh', width: 48 }]}
        series={[
          {
            label: 'Price',
            data: [19, 24, 31, 22, 38, 27],
            curve: 'step',
            strictStepCurve: strict,
            area: true,
            showMark: false,
          },
        ]}
      />
    </Stack>
  );
}
