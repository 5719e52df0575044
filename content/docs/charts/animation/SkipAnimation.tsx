import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';

const weeks = [
  [34, 41, 28, 55],
  [52, 23, 47, 31],
];

export default function SkipAnimation() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [week, setWeek] = React.useState(0);

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          onClick={() => setWeek((before) => (before + 1) % weeks.length)}
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
        aria-label={`Repairs per workshop in week ${week + 1}`}
        height={240}
        hideLegend
        skipAnimation={skipAnimation}
        xAxis={[{ data: ['Bikes', 'Clocks', 'Radios', 'Shoes'] }]}
        yAxis={[{ label: 'Repairs', max: 60, width: 50 }]}
        series={[{ label: 'Repairs', data: weeks[week] }]}
      />
    </Stack>
  );
}
