import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTheme } from '@mui/material/styles';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { useDrawingArea } from '@mui/x-charts/hooks';

function Outline() {
  const { left, top, width, height } = useDrawingArea();
  const { palette } = useTheme();

  return (
    <rect
      data-area
      x={left}
      y={top}
      width={width}
      height={height}
      fill={palette.primary.main}
      fillOpacity={0.08}
      stroke={palette.primary.main}
      strokeDasharray="4 4"
    />
  );
}

function Sizes() {
  const area = useDrawingArea();
  const keys = ['left', 'top', 'width', 'height', 'right', 'bottom'] as const;

  return (
    <Box
      component="dl"
      aria-label="Drawing area in pixels"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(6, auto)',
        columnGap: 1,
        typography: 'body2',
        '& dd': { m: 0, fontWeight: 700 },
      }}
    >
      {keys.map((key, index) => (
        <React.Fragment key={key}>
          <Box component="dt" sx={{ gridRow: 1, gridColumn: index + 1 }}>
            {key}
          </Box>
          <Box component="dd" sx={{ gridRow: 2, gridColumn: index + 1 }}>
            {Math.round(area[key])}
          </Box>
        </React.Fragment>
      ))}
    </Box>
  );
}

const controls = [
  { key: 'axisWidth', label: 'Width of the y axis', max: 100 },
  { key: 'axisHeight', label: 'Height of the x axis', max: 60 },
  { key: 'margin', label: 'Margin', max: 40 },
] as const;

export default function AreaAnatomy() {
  const [sizes, setSizes] = React.useState({
    axisWidth: 50,
    axisHeight: 30,
    margin: 20,
  });

  return (
    <Stack spacing={2}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {controls.map(({ key, label, max }) => (
          <TextField
            key={key}
            type="number"
            size="small"
            label={label}
            value={sizes[key]}
            onChange={(event) =>
              setSizes({
                ...sizes,
                [key]: Math.min(max, Math.max(0, Number(event.target.value))),
              })
            }
            sx={{ width: 160 }}
          />
        ))}
      </Stack>
      <ChartDataProvider
        height={240}
        margin={sizes.margin}
        xAxis={[
          {
            scaleType: 'point',
            data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'],
            height: sizes.axisHeight,
          },
        ]}
        yAxis={[{ width: sizes.axisWidth }]}
        series={[{ type: 'line', data: [120, 340, 280, 410, 390] }]}
      >
        <ChartsSurface aria-label="Passengers of the ferry per day, with the outline of the drawing area">
          <Outline />
          <LinePlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Sizes />
      </ChartDataProvider>
    </Stack>
  );
}
