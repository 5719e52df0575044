import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartDataProvider } from '@mui/x-charts/ChartDataProvider';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import type { ScatterValueType } from '@mui/x-charts/models';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { CanvasPlot } from './canvasPlot';
import { readings, sample } from './turbine';

const formatReading = (reading: ScatterValueType | null) =>
  reading
    ? `${reading.y.toLocaleString('en-US')} kW at ${reading.x} m/s`
    : null;

export default function CanvasPoints() {
  const [all, setAll] = React.useState(false);

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={all}
            onChange={(event) => setAll(event.target.checked)}
          />
        }
        label="All 10,000 readings, on a canvas"
      />
      <ChartDataProvider
        height={300}
        xAxis={[{ label: 'Wind (m/s)', min: 0, max: 25 }]}
        yAxis={[{ label: 'Power (kW)', min: 0, max: 3200, width: 65 }]}
        series={[
          {
            type: 'scatter',
            label: 'Reading',
            markerSize: all ? 1 : 3,
            data: all ? readings : sample,
            valueFormatter: formatReading,
          },
        ]}
      >
        <div style={{ position: 'relative' }}>
          {all && <CanvasPlot />}
          <ChartsSurface aria-label="From 12 m/s of wind on, the turbine gives its full power">
            <ChartsXAxis />
            <ChartsYAxis />
            {!all && <ScatterPlot />}
          </ChartsSurface>
        </div>
        <ChartsTooltip trigger="item" />
      </ChartDataProvider>
    </Stack>
  );
}
