import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = Array.from({ length: 25 }, (_, hour) => hour);
const load = [
  310, 298, 291, 288, 295, 342, 478, 590, 642, 655, 661, 668, 640, 652, 659,
  648, 611, 574, 552, 548, 521, 466, 402, 351, 318,
];
const shifts = [6, 14, 22];

export default function FixedTicks() {
  const [everyHour, setEveryHour] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={everyHour}
            onChange={(event) => setEveryHour(event.target.checked)}
          />
        }
        label="A tick for each hour"
      />
      <LineChart
        aria-label="The plant uses most power during the early shift, from 6:00 to 14:00"
        height={260}
        hideLegend
        grid={{ vertical: true }}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: everyHour ? hours : shifts,
            tickLabelInterval: (hour: number) => shifts.includes(hour),
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Power (kW)', width: 60, min: 0 }]}
        series={[{ label: 'Power', data: load, showMark: false }]}
      />
    </Stack>
  );
}
