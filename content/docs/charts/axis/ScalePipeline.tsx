import * as React from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useYAxis } from '@mui/x-charts/hooks';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { planets } from './planets';

const scaleTypes = ['linear', 'sqrt', 'symlog', 'log'] as const;
type ScaleType = (typeof scaleTypes)[number];

const earthDays = 365.2;

function Pipeline() {
  const { scale, tickNumber } = useYAxis<ScaleType>();
  const [bottom, top] = scale.range();
  const ticks = scale.ticks(tickNumber);
  const labels = ticks.map(scale.tickFormat(tickNumber)).filter(Boolean);
  const share = (scale(earthDays) - bottom) / (top - bottom);

  const steps = [
    [
      'Domain',
      scale
        .domain()
        .map((days) => days.toLocaleString('en-US'))
        .join(' to '),
    ],
    ['Earth, 365 days', `${Math.round(share * 100)}% of the height`],
    ['Ticks', String(ticks.length)],
    ['Labels', labels.join(', ')],
  ];

  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'max-content 1fr',
        columnGap: 2,
        m: 0,
        typography: 'body2',
        '& dd': { m: 0 },
      }}
    >
      {steps.map(([step, result]) => (
        <React.Fragment key={step}>
          <dt>{step}</dt>
          <dd>{result}</dd>
        </React.Fragment>
      ))}
    </Box>
  );
}

export default function ScalePipeline() {
  const [scaleType, setScaleType] = React.useState<ScaleType>('linear');

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the orbital period"
        value={scaleType}
        onChange={(_, value: ScaleType | null) =>
          setScaleType(value ?? scaleType)
        }
      >
        {scaleTypes.map((type) => (
          <ToggleButton key={type} value={type} sx={{ textTransform: 'none' }}>
            {type}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ChartDataProvider
        height={300}
        margin={{ right: 30 }}
        dataset={planets}
        xAxis={[{ scaleType: 'point', dataKey: 'name' }]}
        yAxis={[{ scaleType, label: 'Orbital period (Earth days)', width: 80 }]}
        series={[{ type: 'line', dataKey: 'period', showMark: true }]}
      >
        <ChartsSurface aria-label="A planet's year gets longer with its distance from the sun">
          <ChartsGrid horizontal />
          <LinePlot />
          <MarkPlot />
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        <Pipeline />
      </ChartDataProvider>
    </Stack>
  );
}
