import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { eruptions } from './geyser';

const modes = {
  any: {},
  near: { voronoiMaxRadius: 20 },
  item: { voronoiMaxRadius: 'item' },
  off: { disableVoronoi: true },
} as const;

export default function NearestPoint() {
  const [mode, setMode] = React.useState<keyof typeof modes>('any');

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Which point reacts"
        sx={{ '& button': { textTransform: 'none' } }}
        value={mode}
        onChange={(_, value: keyof typeof modes | null) =>
          setMode(value ?? mode)
        }
      >
        <ToggleButton value="any">Nearest</ToggleButton>
        <ToggleButton value="near">Within 20 px</ToggleButton>
        <ToggleButton value="item">On the point</ToggleButton>
        <ToggleButton value="off">disableVoronoi</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        {...modes[mode]}
        aria-label="Length of an eruption, and the wait for the next one"
        height={260}
        hideLegend
        xAxis={[{ label: 'Eruption (minutes)', min: 1, max: 5 }]}
        yAxis={[{ label: 'Wait (minutes)', min: 40, max: 95 }]}
        series={[
          {
            label: 'Eruption',
            data: eruptions,
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      />
    </Stack>
  );
}
