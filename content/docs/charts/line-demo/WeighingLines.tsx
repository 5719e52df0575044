import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 15 }, (_, day) => day);
const weights = [
  3.42,
  3.28,
  3.21,
  null,
  3.26,
  null,
  null,
  3.39,
  null,
  3.47,
  null,
  null,
  3.62,
  null,
  3.71,
];

export default function WeighingLines() {
  const [connectNulls, setConnectNulls] = React.useState(true);

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        After a week, the baby weighs almost as much as at birth
      </Typography>
      <FormControlLabel
        label="Connect the days with a weighing"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label="Weight of a baby on the first 14 days, weighed on 8 of 15 days"
        height={260}
        hideLegend
        skipAnimation
        xAxis={[{ data: days, label: 'Days after birth', height: 45 }]}
        yAxis={[{ label: 'Weight (kg)', min: 3, max: 3.8, width: 60 }]}
        series={[
          {
            label: 'Weight',
            data: weights,
            connectNulls,
            curve: 'linear',
            valueFormatter: (value) =>
              value === null ? 'not weighed' : `${value} kg`,
          },
        ]}
      />
    </figure>
  );
}
