import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '9:00', '12:00', '15:00', '18:00'];

export default function SameSideAxes() {
  const [opposite, setOpposite] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={opposite}
            onChange={(event) => setOpposite(event.target.checked)}
          />
        }
        label="Humidity on the right"
      />
      <LineChart
        aria-label="Humidity in the greenhouse falls while the temperature rises"
        height={280}
        xAxis={[{ scaleType: 'point', data: hours }]}
        yAxis={[
          {
            id: 'temperature',
            label: 'Temperature (°C)',
            width: 60,
            disableLine: true,
            min: 10,
            max: 35,
          },
          {
            id: 'humidity',
            label: 'Humidity (%)',
            position: opposite ? 'right' : 'left',
            width: 60,
            disableLine: true,
            min: 0,
            max: 100,
          },
        ]}
        series={[
          {
            label: 'Temperature',
            yAxisId: 'temperature',
            data: [16, 21, 28, 31, 25],
          },
          {
            label: 'Humidity',
            yAxisId: 'humidity',
            data: [88, 74, 57, 49, 66],
          },
        ]}
      />
    </Stack>
  );
}
