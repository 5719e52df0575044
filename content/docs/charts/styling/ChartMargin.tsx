import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function Background() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();

  return (
    <rect
      data-drawing-area
      x={left}
      y={top}
      width={width}
      height={height}
      fill={palette.action.hover}
      pointerEvents="none"
    />
  );
}

export default function ChartMargin() {
  const [margin, setMargin] = React.useState(20);
  const id = React.useId();

  return (
    <Stack spacing={1}>
      <LineChart
        aria-label="The tide rises twice a day in the harbor"
        height={260}
        hideLegend
        margin={{ top: 20, bottom: 20, left: margin, right: margin }}
        xAxis={[
          {
            data: [0, 3, 6, 9, 12, 15, 18, 21, 24],
            label: 'Hour',
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ label: 'Water level (m)', width: 50 }]}
        series={[
          {
            label: 'Harbor',
            data: [1.1, 2.6, 3.9, 2.7, 1.2, 2.5, 4, 2.8, 1.3],
            curve: 'natural',
            showMark: false,
          },
        ]}
        sx={{ outline: '1px solid', outlineColor: 'divider' }}
      >
        <Background />
      </LineChart>
      <Box sx={{ px: 2 }}>
        <div id={id}>Margin left and right: {margin} px</div>
        <Slider
          aria-labelledby={id}
          min={0}
          max={80}
          step={10}
          value={margin}
          onChange={(_, value) => setMargin(value)}
        />
      </Box>
    </Stack>
  );
}
