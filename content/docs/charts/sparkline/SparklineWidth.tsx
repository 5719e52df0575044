import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const prices = [31, 34, 33, 38, 36, 41, 44, 43, 47, 46];

export default function SparklineWidth() {
  const [width, setWidth] = React.useState(4);
  const id = React.useId();
  const offset = width / 2;

  return (
    <Box sx={{ px: 2 }}>
      <SparkLineChart
        aria-label="Price of a share, rising"
        height={72}
        data={prices}
        slotProps={{ line: { strokeWidth: width } }}
        clipAreaOffset={{ top: offset, bottom: offset }}
      />
      <div id={id}>strokeWidth: {width}</div>
      <Slider
        aria-labelledby={id}
        min={1}
        max={10}
        value={width}
        onChange={(_, value) => setWidth(Number(value))}
      />
    </Box>
  );
}
