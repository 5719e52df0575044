import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { BarChart } from '@mui/x-charts/BarChart';

export default function BarSize() {
  const [categoryGap, setCategoryGap] = React.useState(0.4);
  const [barGap, setBarGap] = React.useState(0.1);
  const id = React.useId();

  return (
    <Stack spacing={2}>
      <BarChart
        aria-label="Patients admitted per ward and shift"
        height={260}
        xAxis={[
          {
            data: ['Cardiology', 'Surgery', 'Pediatrics'],
            categoryGapRatio: categoryGap,
            barGapRatio: barGap,
          },
        ]}
        series={[
          { label: 'Early', data: [14, 22, 9] },
          { label: 'Late', data: [11, 17, 12] },
          { label: 'Night', data: [6, 5, 7] },
        ]}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3} px={2}>
        <Box flex={1}>
          <div id={`${id}-category`}>categoryGapRatio: {categoryGap}</div>
          <Slider
            aria-labelledby={`${id}-category`}
            min={0}
            max={0.9}
            step={0.1}
            value={categoryGap}
            onChange={(_, value) => setCategoryGap(Number(value))}
          />
        </Box>
        <Box flex={1}>
          <div id={`${id}-bar`}>barGapRatio: {barGap}</div>
          <Slider
            aria-labelledby={`${id}-bar`}
            min={-1}
            max={1}
            step={0.1}
            value={barGap}
            onChange={(_, value) => setBarGap(Number(value))}
          />
        </Box>
      </Stack>
    </Stack>
  );
}
