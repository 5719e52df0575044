import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const days = Array.from({ length: 12 }, (_, index) => index + 1);
const levels = [84, 88, 91, null, null, 97, null, 92, 90, 86, 85, 81];

export default function MissingPoints() {
  const [connectNulls, setConnectNulls] = React.useState(false);
  const [showMark, setShowMark] = React.useState(true);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <FormControlLabel
          control={
            <Switch
              checked={connectNulls}
              onChange={(event) => setConnectNulls(event.target.checked)}
            />
          }
          label="connectNulls"
        />
        <FormControlLabel
          control={
            <Switch
              checked={showMark}
              onChange={(event) => setShowMark(event.target.checked)}
            />
          }
          label="showMark"
        />
      </Stack>
      <LineChart
        aria-label="Water level per day, with a sensor that failed three times"
        height={260}
        skipAnimation
        hideLegend
        xAxis={[{ data: days, domainLimit: 'strict', label: 'Day' }]}
        yAxis={[{ label: 'Water level (cm)', min: 70, max: 100 }]}
        series={[
          { label: 'Water level', data: levels, connectNulls, showMark },
        ]}
      />
    </Stack>
  );
}
