import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsAxis } from '@mui/x-charts/ChartsAxis';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { AreaPlot, LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

const layers = [
  'ChartsGrid',
  'AreaPlot',
  'LinePlot',
  'ChartsAxis',
  'MarkPlot',
  'ChartsReferenceLine',
  'ChartsLegend',
] as const;
type Layer = (typeof layers)[number];

export default function ChartLayers() {
  const [layer, setLayer] = React.useState<Layer | null>(null);
  const clipPathId = React.useId();
  const visibility = (name: Layer) => ({
    'data-layer': name,
    opacity: layer === null || layer === name ? 1 : 0.12,
  });

  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: '16px',
      }}
    >
      <ToggleButtonGroup
        exclusive
        orientation="vertical"
        size="small"
        aria-label="Layer to look at, from back to front"
        value={layer}
        sx={{ width: 164, flexShrink: 0 }}
        onChange={(_, name: Layer | null) => setLayer(name)}
      >
        {layers.map((name) => (
          <ToggleButton
            key={name}
            value={name}
            sx={{ textTransform: 'none', justifyContent: 'start' }}
          >
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ChartDataProvider
          height={280}
          xAxis={[
            { scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] },
          ]}
          yAxis={[{ label: 'Visitors', width: 60 }]}
          series={[
            {
              type: 'line',
              label: 'Museum',
              data: [310, 280, 355, 490, 612],
              area: true,
            },
          ]}
        >
          <ChartsWrapper>
            <ChartsLegend
              sx={{ opacity: visibility('ChartsLegend').opacity }}
            />
            <ChartsSurface aria-label="The museum has the most visitors on Friday">
              <ChartsClipPath id={clipPathId} />
              <g {...visibility('ChartsGrid')}>
                <ChartsGrid horizontal vertical />
              </g>
              <g clipPath={`url(#${clipPathId})`}>
                <g {...visibility('AreaPlot')}>
                  <AreaPlot />
                </g>
                <g {...visibility('LinePlot')}>
                  <LinePlot />
                </g>
              </g>
              <g {...visibility('ChartsAxis')}>
                <ChartsAxis />
              </g>
              <g {...visibility('MarkPlot')}>
                <MarkPlot />
              </g>
              <g {...visibility('ChartsReferenceLine')}>
                <ChartsReferenceLine y={700} label="Capacity of the café" />
              </g>
            </ChartsSurface>
          </ChartsWrapper>
        </ChartDataProvider>
      </Box>
    </Box>
  );
}
