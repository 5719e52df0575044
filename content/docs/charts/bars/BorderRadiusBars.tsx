import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BorderRadiusBars() {
  const [radius, setRadius] = React.useState(10);
  const id = React.useId();

  return (
    <Stack spacing={1}>
      <BarChart
        aria-label="Energy bought and fed into the grid per month"
        height={280}
        borderRadius={radius}
        xAxis={[{ data: ['Mar', 'Apr', 'May', 'Jun', 'Jul'] }]}
        yAxis={[{ label: 'kWh', tickLabelStyle: { unicodeBidi: 'plaintext' } }]}
        series={[
          { label: 'Heating', stack: 'e', data: [180, 120, 60, 20, 15] },
          { label: 'Household', stack: 'e', data: [140, 135, 130, 125, 128] },
          { label: 'Fed in', stack: 'e', data: [-40, -95, -150, -190, -205] },
        ]}
      />
      <Box px={2}>
        <div id={id}>borderRadius: {radius}</div>
        <Slider
          aria-labelledby={id}
          min={0}
          max={30}
          value={radius}
          onChange={(_, value) => setRadius(Number(value))}
        />
      </Box>
    </Stack>
  );
}
