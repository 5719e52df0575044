import * as React from 'react';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

const times = ['8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];
const rooms = [
  { name: 'Archive', humidity: [48, 47, 49, 51, 50, 48] },
  { name: 'Reading room', humidity: [41, 44, 52, 57, 49, 43] },
  { name: 'Basement', humidity: [66, 64, 63, 65, 69, 71] },
];

export default function AnimatedLines() {
  const [index, setIndex] = React.useState(0);
  const [morning, setMorning] = React.useState(false);
  const { name, humidity } = rooms[index];
  const count = morning ? 3 : times.length;

  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={2}>
        <Button
          variant="outlined"
          onClick={() => setIndex((index + 1) % rooms.length)}
        >
          Next room
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={morning}
              onChange={(event) => setMorning(event.target.checked)}
            />
          }
          label="Morning only"
        />
      </Stack>
      <LineChart
        aria-label={`Humidity in the library: ${name}`}
        height={240}
        xAxis={[{ scaleType: 'point', data: times.slice(0, count) }]}
        yAxis={[{ label: 'Humidity (%)', min: 0, max: 100 }]}
        series={[
          { id: 'humidity', label: name, data: humidity.slice(0, count) },
        ]}
      />
    </Stack>
  );
}
