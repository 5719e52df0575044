import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';

const target = 90;
const onTime = [94, 88, 91, 79, 96, 85];

export default function ConditionalLabels() {
  const { primary } = useTheme().palette;
  const [missedOnly, setMissedOnly] = React.useState(true);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={missedOnly}
            onChange={(event) => setMissedOnly(event.target.checked)}
          />
        }
        label="Label only what missed the target of 90%"
      />
      <BarChart
        aria-label="Three of six lines missed the target of 90% trains on time"
        height={260}
        hideLegend
        xAxis={[{ data: ['S1', 'S2', 'S3', 'S4', 'S5', 'S6'] }]}
        yAxis={[{ label: 'Trains on time (%)', min: 0, max: 100, width: 60 }]}
        series={[{ label: 'On time', data: onTime }]}
        barLabel={({ value }, { bar }) => {
          if (value === null || bar.width < 20) {
            return null;
          }
          return missedOnly && value >= target ? null : `${value}`;
        }}
        colors={[primary.main]}
        slotProps={{ barLabel: { style: { fill: primary.contrastText } } }}
      />
    </Stack>
  );
}
