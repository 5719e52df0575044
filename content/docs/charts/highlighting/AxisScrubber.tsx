import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { LineChart } from '@mui/x-charts/LineChart';

const hours = ['6:00', '8:00', '10:00', '12:00', '14:00', '16:00', '18:00'];
const sun = [0.2, 1.4, 3.1, 4.2, 3.8, 2.3, 0.7];
const use = [0.9, 1.6, 0.8, 1.1, 0.7, 0.9, 2.4];

export default function AxisScrubber() {
  const [index, setIndex] = React.useState(3);
  const id = React.useId();

  return (
    <Stack spacing={1}>
      <LineChart
        aria-label="The roof produces more power than the house uses from 10:00 to 16:00"
        height={260}
        xAxis={[{ id: 'hour', scaleType: 'point', data: hours }]}
        yAxis={[{ label: 'Power (kW)', min: 0, width: 50 }]}
        series={[
          { label: 'Sun', data: sun, showMark: false },
          { label: 'Use', data: use, showMark: false },
        ]}
        highlightedAxis={[{ axisId: 'hour', dataIndex: index }]}
        onHighlightedAxisChange={(axes) => {
          const hour = axes.find(({ axisId }) => axisId === 'hour');
          if (hour) {
            setIndex(hour.dataIndex);
          }
        }}
      />
      <Box sx={{ px: 3 }}>
        <div id={id}>Hour</div>
        <Slider
          aria-labelledby={id}
          min={0}
          max={hours.length - 1}
          value={index}
          getAriaValueText={(value) => hours[value]}
          onChange={(_, value) => setIndex(value)}
        />
      </Box>
      <div role="status">
        {hours[index]}: {sun[index]} kW from the sun, {use[index]} kW used
      </div>
    </Stack>
  );
}
