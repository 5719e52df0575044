import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];
const grains = [
  12,
  18,
  35,
  61,
  null,
  null,
  118,
  134,
  127,
  96,
  null,
  71,
  44,
  30,
];

export default function PollenArea() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <figure style={{ margin: 0 }}>
      <Typography component="figcaption" variant="subtitle2">
        Birch pollen peaks on April 8, and the trap failed on three days
      </Typography>
      <FormControlLabel
        label="Connect over missing days"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <LineChart
        aria-label="Birch pollen per cubic meter of air, April 1 to 14"
        height={260}
        hideLegend
        skipAnimation
        xAxis={[
          {
            data: days,
            domainLimit: 'strict',
            label: 'Day in April',
            height: 45,
          },
        ]}
        yAxis={[{ label: 'Grains per m³', min: 0, width: 60 }]}
        series={[
          {
            label: 'Birch',
            area: true,
            connectNulls,
            data: grains,
            valueFormatter: (value) =>
              value === null ? 'no data' : `${value} grains`,
          },
        ]}
      />
    </figure>
  );
}
