import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const rooms = [
  { name: 'Archive', humidity: [47, 48, 47, 46, 47, 48, 47] },
  { name: 'Reading room', humidity: [41, 46, 55, 58, 52, 47, 42] },
  { name: 'Basement', humidity: [66, 69, 71, 74, 78, 77, 81] },
];

export default function SparklineRange() {
  const [shared, setShared] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch
            checked={shared}
            onChange={(event) => setShared(event.target.checked)}
          />
        }
        label="Same range for all rooms"
      />
      <Box
        component="table"
        sx={{ width: '100%', '& th': { textAlign: 'start', width: '40%' } }}
      >
        <tbody>
          {rooms.map(({ name, humidity }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{humidity.at(-1)}%</td>
              <Box component="td" sx={{ width: '45%' }}>
                <SparkLineChart
                  aria-label={`Humidity of the week: ${name}`}
                  height={44}
                  data={humidity}
                  yAxis={shared ? { min: 30, max: 90 } : undefined}
                />
              </Box>
            </tr>
          ))}
        </tbody>
      </Box>
    </div>
  );
}
