import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useYColorScale } from '@mui/x-charts/hooks';

function NewReading() {
  const colorScale = useYColorScale<'linear'>();
  const [level, setLevel] = React.useState(40);

  return (
    <Stack
      direction="row"
      spacing={2}
      sx={{ alignItems: 'center', maxWidth: 420 }}
    >
      <Box
        data-swatch
        sx={{ width: 28, height: 28, flexShrink: 0, borderRadius: 1 }}
        style={{ backgroundColor: colorScale?.(level) ?? undefined }}
      />
      <Slider
        aria-label="New reading"
        min={30}
        max={70}
        value={level}
        onChange={(_, next) => setLevel(next)}
      />
      <Typography variant="body2" sx={{ flexShrink: 0 }}>
        {level} dB
      </Typography>
    </Stack>
  );
}

const hours = ['7:00', '8:00', '9:00', '10:00', '11:00', '12:00', '13:00'];
const noise = [38, 47, 56, 61, 52, 44, 49];

export default function ReadingColor() {
  const { primary } = useTheme().palette;

  return (
    <ChartDataProvider
      height={240}
      xAxis={[{ scaleType: 'band', data: hours }]}
      yAxis={[
        {
          label: 'Noise (dB)',
          max: 70,
          width: 50,
          colorMap: {
            type: 'continuous',
            min: 30,
            max: 70,
            color: [primary.light, primary.dark],
          },
        },
      ]}
      series={[{ type: 'bar', label: 'Noise', data: noise }]}
    >
      <ChartsSurface aria-label="It is loudest in the classroom at 10:00">
        <BarPlot />
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartsSurface>
      <NewReading />
    </ChartDataProvider>
  );
}
