import * as React from 'react';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = [0, 4, 8, 12, 16, 20, 24];

export default function TickNumber() {
  const [tickNumber, setTickNumber] = React.useState(5);
  const id = React.useId();

  return (
    <Stack spacing={1}>
      <LineChart
        aria-label="Bike traffic on the bridge peaks at 8 and 16 o'clock"
        height={280}
        hideLegend
        grid={{ horizontal: true }}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: hours,
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Bikes per hour', width: 60, tickNumber }]}
        series={[{ label: 'Bikes', data: [3, 12, 97, 44, 91, 38, 6] }]}
      />
      <div id={id} style={{ textAlign: 'center' }}>
        tickNumber: {tickNumber}
      </div>
      <Slider
        aria-labelledby={id}
        min={2}
        max={20}
        value={tickNumber}
        onChange={(_, value) => setTickNumber(value)}
        sx={{ maxWidth: 320, alignSelf: 'center' }}
      />
    </Stack>
  );
}
