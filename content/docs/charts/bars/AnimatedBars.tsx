import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = [
  [42, 38, 51, 47, 63],
  [35, 49, 44, 58, 71],
  [53, 41, 39, 62, 48],
];

export default function AnimatedBars() {
  const [week, setWeek] = React.useState(0);
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          onClick={() => setWeek((week + 1) % weeks.length)}
        >
          Next week
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(event) => setSkipAnimation(event.target.checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <BarChart
        aria-label={`Repairs finished in week ${week + 1}`}
        height={240}
        skipAnimation={skipAnimation}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ max: 80 }]}
        series={[{ label: `Week ${week + 1}`, data: weeks[week] }]}
      />
    </Stack>
  );
}
