import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

export default function SlowLine() {
  const [run, setRun] = React.useState(0);

  return (
    <Stack spacing={1}>
      <Button
        variant="outlined"
        sx={{ alignSelf: 'start' }}
        onClick={() => setRun((before) => before + 1)}
      >
        Draw again
      </Button>
      <LineChart
        key={run}
        aria-label="The reservoir is fullest in May, with 92%"
        height={240}
        hideLegend
        xAxis={[
          {
            scaleType: 'point',
            data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'],
          },
        ]}
        yAxis={[{ label: 'Level (%)', min: 0, max: 100, width: 60 }]}
        series={[
          { label: 'Level', data: [54, 71, 92, 83, 61, 48], showMark: false },
        ]}
        sx={{
          '& rect.MuiAppearingMask-animate': {
            animationDuration: '2s',
            animationTimingFunction: 'ease-out',
          },
        }}
      />
    </Stack>
  );
}
