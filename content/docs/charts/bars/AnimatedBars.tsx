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
const WEDNESDAY = 2;

export default function AnimatedBars() {
  const [week, setWeek] = React.useState(0);
  const [isClosed, setIsClosed] = React.useState(false);
  // A day without a value has no bar, so it cannot slide.
  const repairs = weeks[week].map((value, day) =>
    isClosed && day === WEDNESDAY ? null : value,
  );

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
              checked={isClosed}
              onChange={(event) => setIsClosed(event.target.checked)}
            />
          }
          label="Closed on Wed"
        />
      </Stack>
      <BarChart
        aria-label={`Repairs finished in week ${week + 1}`}
        height={240}
        xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
        yAxis={[{ max: 80 }]}
        series={[{ label: `Week ${week + 1}`, data: repairs }]}
      />
    </Stack>
  );
}
