import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { ChartsClipPath } from '@mui/x-charts/ChartsClipPath';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';

export default function ClippedPlot() {
  const [clip, setClip] = React.useState(false);
  const clipPathId = React.useId();

  return (
    <Stack spacing={1}>
      <FormControlLabel
        control={
          <Switch
            checked={clip}
            onChange={(event) => setClip(event.target.checked)}
          />
        }
        label="Clip the line"
      />
      <ChartContainer
        aria-label="The noise exceeds 70 decibels while a train passes"
        height={240}
        margin={{ top: 60 }}
        xAxis={[
          {
            data: [0, 1, 2, 3, 4, 5, 6],
            label: 'Seconds',
            domainLimit: 'strict',
          },
        ]}
        yAxis={[{ label: 'Noise (dB)', min: 40, max: 70, width: 55 }]}
        series={[{ type: 'line', data: [46, 48, 63, 82, 76, 58, 47] }]}
      >
        <ChartsClipPath id={clipPathId} />
        <g data-plot clipPath={clip ? `url("#${clipPathId}")` : undefined}>
          <LinePlot />
        </g>
        <ChartsXAxis />
        <ChartsYAxis />
      </ChartContainer>
    </Stack>
  );
}
