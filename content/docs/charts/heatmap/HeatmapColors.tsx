import * as React from 'react';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { data, days, hours } from './pool';

/** Calm, busy and crowded: apart by hue and by lightness, also for people who confuse red and green. */
const levels = ['#9ecae1', '#fdae6b', '#a63603'];

export default function HeatmapColors() {
  const [type, setType] = React.useState('piecewise');
  const { background, primary } = useTheme().palette;

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Color map"
        value={type}
        onChange={(_, value: string | null) => setType(value ?? type)}
      >
        <ToggleButton value="piecewise">Piecewise</ToggleButton>
        <ToggleButton value="continuous">Continuous</ToggleButton>
        <ToggleButton value="default">Default</ToggleButton>
      </ToggleButtonGroup>
      <div role="group" aria-label="Swimmers by day and hour">
        <Heatmap
          height={260}
          xAxis={[{ data: days }]}
          yAxis={[{ data: hours, width: 54 }]}
          zAxis={
            type === 'default'
              ? undefined
              : [
                  {
                    colorMap:
                      type === 'piecewise'
                        ? {
                            type: 'piecewise',
                            thresholds: [30, 80],
                            colors: levels,
                          }
                        : {
                            type: 'continuous',
                            min: 0,
                            max: 110,
                            color: [background.paper, primary.main],
                          },
                  },
                ]
          }
          series={[{ label: 'Swimmers', data }]}
        />
      </div>
    </Stack>
  );
}
