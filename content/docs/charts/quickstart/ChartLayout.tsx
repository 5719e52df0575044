import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { LineChart } from '@mui/x-charts/LineChart';

function DrawingArea() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();

  return (
    <rect
      x={left}
      y={top}
      width={width}
      height={height}
      fill="none"
      stroke={palette.error.main}
      strokeDasharray="6 4"
      pointerEvents="none"
    />
  );
}

export default function ChartLayout() {
  const [margin, setMargin] = React.useState(20);
  const [axisWidth, setAxisWidth] = React.useState(45);
  const id = React.useId();

  return (
    <Stack spacing={1}>
      <LineChart
        aria-label="Water temperature by hour"
        height={240}
        hideLegend
        margin={margin}
        xAxis={[{ scaleType: 'point', data: ['8', '10', '12', '14', '16'] }]}
        yAxis={[{ width: axisWidth }]}
        series={[{ data: [17.2, 18.1, 19.6, 20.4, 20.1] }]}
        sx={{ outline: '1px solid', outlineColor: 'divider' }}
      >
        <DrawingArea />
      </LineChart>
      <Stack direction="row" spacing={4} px={2}>
        <Box flex={1}>
          <div id={`${id}-margin`}>margin: {margin}</div>
          <Slider
            aria-labelledby={`${id}-margin`}
            min={0}
            max={60}
            value={margin}
            onChange={(_, value) => setMargin(Number(value))}
          />
        </Box>
        <Box flex={1}>
          <div id={`${id}-axis`}>yAxis width: {axisWidth}</div>
          <Slider
            aria-labelledby={`${id}-axis`}
            min={30}
            max={100}
            value={axisWidth}
            onChange={(_, value) => setAxisWidth(Number(value))}
          />
        </Box>
      </Stack>
    </Stack>
  );
}
